import { expect, it } from 'vitest'
import { matchingTags, tagChange, tagPresence, typedTags } from '#src/cms/posts/list/tag-choice.ts'
import { usedTags } from '#src/lib/tag-list.ts'

const posts = [{ tags: ['CSS', 'Node.js'] }, { tags: ['css', 'Go'] }]
const tags = usedTags([...posts.map((post) => post.tags), ['CSS', 'Golang']])
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)

it('says which tags all selected posts have, and which some', () => {
  expect(Object.fromEntries(tagPresence(posts, tags))).toEqual({
    css: 'all',
    nodejs: 'some',
    go: 'some',
  })
})

it.each([
  ['', ['CSS', 'Go', 'Golang', 'Node.js']],
  ['g', ['Go', 'Golang']],
  ['S', ['CSS', 'Node.js']],
  ['nodejs', ['Node.js']],
])('finds a tag by %j', (text, expected) => {
  expect(names(matchingTags(tags, text))).toEqual(expected)
})

it.each([
  ['NODEJS', ['Node.js']],
  [' css , Rust,', ['CSS', 'Rust']],
])('takes the tags %j in the spelling in use', (text, expected) => {
  expect(names(typedTags(tags, text))).toEqual(expected)
})

it('first toggle adds a partially assigned tag, second removes it', () => {
  const choices = new Map([
    ['css', true],
    ['nodejs', true],
    ['go', false],
    ['golang', false],
  ])
  const presence = tagPresence(posts, tags)
  expect(tagChange({ options: tags, presence, choices })).toEqual({
    addTags: ['Node.js'],
    removeTags: ['Go'],
  })
})
