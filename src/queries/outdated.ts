import type { CallName, calls } from '#src/contract/api/calls.ts'

export type CallPath = (typeof calls)[CallName]['path']
/** The queries of these calls, whatever their input. */
export type Outdated = readonly CallPath[] | 'everything'

/** Besides the list of the collection; applies to paths below. Never a document: an open form was filled from it. */
const EXCEPTIONS: { readonly [Path in CallPath]?: Outdated } = {
  '/api/post-drafts': ['/api/blog'],
  '/api/blog/{id}/versions': ['/api/blog', '/api/blog/{id}/versions'],
  '/api/blog/{id}/preview-links': ['/api/blog/{id}/preview-links'],
  '/api/preview-links/{id}': ['/api/blog/{id}/preview-links'],
  '/api/contact/answers': ['/api/contact/answers'],
  '/api/resume': ['/api/resumes', '/api/resume/active'],
  '/api/profile': [],
  '/api/profile/versions': ['/api/profile/versions'],
  '/api/announcement': [],
  '/api/announcement/versions': ['/api/announcement/versions'],
  // Posts and files of an import, and of the example, are in every list.
  '/api/imports/{id}/revert': 'everything',
  '/api/example-content': 'everything',
  '/api/audit': 'everything',
}

export function outdatedBy(path: string): Outdated {
  for (let at = path; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const found = EXCEPTIONS[at as CallPath]
    if (found) return found
  }
  const [, api, collection] = path.split('/')
  return [`/${api}/${collection}` as CallPath]
}
