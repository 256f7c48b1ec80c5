import { expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { outdatedBy } from '#src/queries/outdated.ts'

const all = Object.values(calls)
const read: ReadonlySet<string> = new Set(
  all.flatMap((call) => (call.method === 'GET' && 'response' in call ? call.path : [])),
)

it('names for each change only calls that read, but for the count of a visit', () => {
  const unread = all
    .filter(({ method }) => method !== 'GET')
    .flatMap(({ path }) => outdatedBy(path))
    .filter((path) => path !== 'everything' && !read.has(path))
  expect(unread).toEqual(['/api/visit'])
})

it.each([
  ['/api/projects/{id}/position', ['/api/projects']],
  ['/api/media/upload', ['/api/media']],
  ['/api/post-drafts/{id}', ['/api/blog']],
  ['/api/blog/{id}/versions/{version}/restore', ['/api/blog', '/api/blog/{id}/versions']],
  ['/api/resume/{id}/activate', ['/api/resumes', '/api/resume/active']],
  ['/api/profile/draft', []],
  ['/api/profile/versions/{version}/restore', ['/api/profile/versions']],
  ['/api/imports/{id}/revert', 'everything'],
  ['/api/imports/{id}/start', ['/api/imports']],
])('a change at %s makes %s outdated', (path, outdated) => {
  expect(outdatedBy(path)).toEqual(outdated)
})
