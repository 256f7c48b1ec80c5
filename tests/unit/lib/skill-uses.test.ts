import { expect, it } from 'vitest'
import { skillUses } from '#src/lib/skill-uses.ts'

const uses = (skill: string) =>
  skillUses({
    skills: [skill],
    stacks: [
      ['Go', 'PostgreSQL', 'TypeScript'],
      ['TypeScript', 'React'],
    ],
    tags: [['postgres', 'backend'], ['node'], ['accessibility', 'web'], ['typescript']],
  })[skill]

it.each([
  ['TypeScript', { projects: 2, posts: 1, search: 'typescript' }],
  ['PostgreSQL', { projects: 1, posts: 1, search: 'postgres' }],
  ['Node.js', { projects: 0, posts: 1, search: 'node' }],
  ['React and Next.js', { projects: 1, posts: 0, search: 'React' }],
  ['Web accessibility', { projects: 0, posts: 1, search: 'accessibility' }],
  ['Go', { projects: 1, posts: 0, search: 'Go' }],
  ['Google', undefined],
])('the uses of %s are the projects and posts that name it', (skill, expected) => {
  expect(uses(skill)).toEqual(expected)
})

it('counts a post once, whatever the number of its tags', () => {
  const tags = [['node', 'nodejs']]
  expect(skillUses({ skills: ['Node.js'], stacks: [], tags })['Node.js']?.posts).toBe(1)
})
