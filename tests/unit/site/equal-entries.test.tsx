import { isValidElement } from 'react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { PathList } from '#src/site/layout/path-list.tsx'
import { sampleProject } from '#tests/support/project-bodies.ts'
import { publicScreens } from '#tests/unit/site/sample-screens.tsx'
import { list } from '#tests/unit/site/sample-posts.ts'

/** Keys that two children of one list share; a browser that updates the list then shows one of them only. */
function sharedKeys(node: ReactNode): string[] {
  if (Array.isArray(node)) {
    const keys = node.filter(isValidElement).flatMap(({ key }) => key ?? [])
    const twice = keys.filter((key, index) => keys.indexOf(key) !== index)
    return [...twice, ...node.flatMap(sharedKeys)]
  }
  if (!isValidElement<{ children?: ReactNode }>(node)) return []
  const { type, props } = node
  // A component with hooks can only be called by React; its children can be read.
  const isPlain = typeof type === 'function' && !/\buse[A-Z]\w*\)?\(/.test(String(type))
  return sharedKeys(isPlain ? (type as (given: object) => ReactNode)(props) : props.children)
}

/** The rows of a list, each three times. */
const thrice = <T,>(rows: readonly T[]): T[] => [...rows, ...rows, ...rows]
const { personal, skills, experience, achievements, education, publications } = defaultProfile
const profile = {
  ...defaultProfile,
  personal: { ...personal, links: thrice(personal.links), summary: thrice(personal.summary) },
  skills: {
    expert: thrice(skills.expert),
    advanced: thrice(skills.advanced),
    learning: thrice(skills.learning),
  },
  experience: thrice(experience).map((job) => ({ ...job, achievements: thrice(['Same point']) })),
  achievements: thrice(achievements),
  education: thrice(education),
  publications: thrice(publications),
}
const { stack, outcomes, links, ...rest } = sampleProject()
const project = {
  ...rest,
  ...{ stack: thrice(stack), outcomes: thrice(outcomes), links: thrice(links) },
}
const posts = list().posts.map((post) => ({ ...post, tags: thrice(['tag']) }))
const address = { href: '/blog/a', label: 'A' }

it.each([
  ...publicScreens({ profile, posts, project }),
  ['missing page', <PathList key="list" label="Similar" addresses={thrice([address])} />] as const,
])('equal entries of the %s have different keys', (_, screen) => {
  expect(sharedKeys(screen)).toEqual([])
})
