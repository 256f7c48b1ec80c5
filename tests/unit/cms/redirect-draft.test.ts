import { expect, it } from 'vitest'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import {
  bodyOf,
  NO_REDIRECT,
  redirectProblems,
  searchRedirects,
  suggestedPosts,
  suggestionOf,
  toBody,
  toDraft,
} from '#src/cms/redirects/redirect-draft.ts'
import { RequestError } from '#src/queries/request-error.ts'

const redirects = [
  { id: '1', address: '/old/a', post: null, target: '/resume', isCovered: false },
  {
    ...{ id: '2', address: '/old/b', target: null, isCovered: false },
    post: { id: 'p', title: 'Größe of things', isPublic: true },
  },
  { id: '3', address: '/2019/c.html', post: null, target: 'https://x.example/', isCovered: false },
]
const posts = ['One', 'Two', 'Two'].map(
  (title, index) => ({ id: `p${index}`, title, slug: `post-${index}` }) as ListedPost,
)

it('finds redirects by the old URL and by the target', () => {
  const found = (query: string) => searchRedirects(redirects, query).map(({ id }) => id)
  expect(found('')).toEqual(['1', '2', '3'])
  expect(found(' OLD ')).toEqual(['1', '2'])
  expect(found('GRÖßE')).toEqual(['2'])
  expect(found('x.example')).toEqual(['3'])
})

it('stores redirects as they were', () => {
  const [, middle] = redirects
  expect(middle && bodyOf(middle)).toEqual({ address: '/old/b', post: 'p', target: null })
  expect(toBody({ address: '/a', target: ' /resume ', postId: null }).target).toBe('/resume')
  expect(toBody({ ...NO_REDIRECT, address: '/a', target: ' ' })).toMatchObject({ target: null })
})

it('suggests posts by title and address, until a post is chosen or an address is typed', () => {
  const suggested = (target: string, postId: string | null = null) =>
    suggestedPosts(posts, { address: '', target, postId }).map(suggestionOf)
  expect(suggested('')).toHaveLength(3)
  expect(suggested('two')).toEqual(['Two · /blog/post-1', 'Two · /blog/post-2'])
  expect(suggested('post-1')).toEqual(['Two · /blog/post-1'])
  expect(suggested('/two')).toEqual([])
  expect(suggested('https://two')).toEqual([])
  expect(suggested('Two', 'p1')).toEqual([])
  const [first] = redirects
  expect(first && toDraft(first)).toEqual({ address: '/old/a', target: '/resume', postId: null })
})

it.each([
  ['the old URL', { address: 'Taken' }, { address: 'Taken' }],
  ['the target', { target: 'Not a URL' }, { target: 'Not a URL' }],
  ['the post, at the target', { post: 'No such post' }, { target: 'No such post' }],
])('shows what is refused about %s', (_, fields, problems) => {
  const body = JSON.stringify({ message: 'Refused', fields })
  expect(redirectProblems(new RequestError(422, '', body))).toEqual(problems)
})
