import { calls } from '#src/contract/api/calls.ts'
import type { CallName } from '#src/contract/api/calls.ts'
import { statusOf } from '#src/contract/call.ts'
import type { Call } from '#src/contract/call.ts'
import { editedProfile } from './edited-profile.ts'
import { NO_ACCENTS } from './no-accents.ts'
import { messageBody, postBody } from './post-bodies.ts'
import { projectBody } from './project-bodies.ts'

/** An id that no document has. */
export const UNKNOWN = '00000000-0000-4000-8000-000000000000'

const ANNOUNCEMENT = { text: '<p>Hello</p>', link: { label: '', url: '' }, endsAt: null }

/** Calls that need a file, a form or a resume, which these requests lack. */
const LACKING: Partial<Record<CallName, number>> = {
  uploadMedia: 400,
  replaceMediaFile: 400,
  uploadResume: 400,
  createImport: 400,
  downloadMediaArchive: 404,
  getActiveResume: 404,
  downloadResume: 404,
}

/** The status of a valid request to a call on an empty site, with the required access. */
export function allowedStatus(name: CallName): number {
  const call: Call = calls[name]
  return LACKING[name] ?? (call.path.includes('{') ? 404 : statusOf(call))
}

export const BODIES: Partial<Record<CallName, unknown>> = {
  createPost: postBody({ title: 'The matrix', isPublished: false }),
  updatePost: postBody({ title: 'Changed' }),
  createProject: projectBody({ title: 'The matrix' }),
  saveProjectDraft: projectBody({ title: 'Changed' }),
  publishProject: projectBody(),
  moveProject: { before: null },
  featureProject: { isFeatured: true },
  createPostDraft: { title: 'The first words' },
  savePostDraft: { title: 'The first words' },
  createMessage: messageBody(),
  updateMedia: { alt: 'A view' },
  restoreMediaVersion: { version: 'x' },
  changeMedia: { ids: [UNKNOWN], isDeleted: true },
  createVisit: { post: UNKNOWN },
  checkLinks: { urls: ['/blog/gone'] },
  changeMessages: { ids: [UNKNOWN], isDeleted: true },
  changePosts: { ids: [UNKNOWN], isPublished: true },
  typesetResume: { paper: 'A4' },
  importProfile: { basics: { name: 'Ada' } },
  saveProfileDraft: editedProfile(),
  publishProfile: editedProfile(),
  saveAnnouncementDraft: ANNOUNCEMENT,
  publishAnnouncement: ANNOUNCEMENT,
  restoreExampleContent: {
    rows: { posts: [], projects: [], media: [], resumes: [], contacts: [] },
    activeResume: null,
  },
  createRedirect: { address: '/matrix/old', post: null, target: '/resume' },
  updateRedirect: { address: '/matrix/new', post: null, target: '/resume' },
  updateAppearance: { accents: NO_ACCENTS, icon: null },
  updateSettings: { isIndexed: false, isTrainingAllowed: true },
  planImport: { site: null, allDrafts: false, fetchImages: false },
  setPostSource: { name: 'markdown:posts', key: 'a.md' },
  createAccessToken: { name: 'CI', scopes: ['posts'], days: 30 },
  replaceSavedAnswers: { answers: [{ title: 'Soon', text: 'I will reply soon.' }] },
}

export const QUERIES: Partial<Record<CallName, string>> = {
  downloadMediaArchive: `?ids=${UNKNOWN}`,
  listUsesOfMedia: `?ids=${UNKNOWN}`,
  search: '?q=a',
  searchAll: '?q=a',
}
