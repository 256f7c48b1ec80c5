import type { z } from 'zod'
import { wordCountsSchema } from '#src/contract/comparison-schemas.ts'
import { errorBodySchema } from '#src/contract/errors.ts'
import {
  importCountsSchema,
  importedPartSchema,
  importSourceSchema,
} from '#src/contract/import/import-schemas.ts'
import { postStateSchema } from '#src/contract/posts/post-bulk-schemas.ts'
import { calls } from './calls.ts'

type ApiObject = readonly [schema: z.ZodType, about: string]

/** Objects that have a name in the reference. */
export const apiObjects: Record<string, ApiObject> = {
  Post: [calls.getPost.response, 'A post with its text.'],
  PostSummary: [
    calls.listPosts.response.element,
    'A post in a list, without its text. Visitors do not get `status`, `author` and `createdAt`.',
  ],
  PostBody: [calls.createPost.body, 'A post as it is created or replaced.'],
  PostDraftBody: [
    calls.savePostDraft.body,
    'Any part of a post, complete or not. Fields that are not sent keep their value.',
  ],
  PostChange: [
    calls.changePosts.body,
    'One change of several posts: `isPublished`, `isDeleted`, `restore`, or `addTags` and `removeTags`.',
  ],
  PostChangeResult: [calls.changePosts.response, 'The effect of a bulk change.'],
  PostState: [postStateSchema, 'The fields of a post that a bulk change can change.'],
  PostVersion: [calls.listPostVersions.response.element, 'A stored version of a post.'],
  PostComparison: [
    calls.comparePostVersion.response,
    'A version of a post, compared with another one.',
  ],
  ComparedLine: [
    calls.comparePostVersion.response.shape.lines.element,
    'A paragraph, heading, list item, table row, code block or image, as text.',
  ],
  TextPart: [
    calls.comparePostVersion.response.shape.lines.element.shape.parts.element,
    'A part of a compared text.',
  ],
  WordCounts: [wordCountsSchema, 'Number of changed words.'],
  PreviewLink: [
    calls.createPreviewLink.response,
    'A link to a post for people without an account.',
  ],
  PostWithBrokenLinks: [
    calls.listBrokenLinks.response.element,
    'A post with links or images that do not exist on this site.',
  ],
  BrokenLink: [
    calls.listBrokenLinks.response.element.shape.links.element,
    'A link or image without a target.',
  ],
  Project: [calls.getProject.response, 'A project as last saved.'],
  ProjectContent: [
    calls.saveProjectDraft.body,
    'The fields of a project. A draft can be incomplete.',
  ],
  PublishedProject: [
    calls.publishProject.body,
    'The fields of a project that is published: complete, and within the limits.',
  ],
  ProjectSummary: [calls.listProjects.response.element, 'A project in the list.'],
  ProjectComparison: [
    calls.compareProjectVersion.response,
    'A version of a project, compared with another one.',
  ],
  DocumentVersion: [
    calls.listProjectVersions.response.element,
    'A stored version of a project, the profile or the announcement.',
  ],
  Message: [calls.listMessages.response.element, 'A message of the contact form.'],
  NewMessage: [calls.createMessage.body, 'A message as a visitor sends it.'],
  MessageChange: [
    calls.changeMessages.body,
    'One change of several messages: exactly one of `state`, `answeredAt` and `isDeleted`.',
  ],
  SavedAnswer: [calls.replaceSavedAnswers.body.shape.answers.element, 'A text for replies.'],
  Appearance: [calls.getAppearance.response, 'Accent colours and icon of the site.'],
  AppearanceBody: [calls.updateAppearance.body, 'The appearance as it is saved.'],
  Accents: [
    calls.getAppearance.response.shape.accents,
    'Accent colours by theme, as `#rrggbb`. `null` is the colour of the theme.',
  ],
  Redirect: [calls.createRedirect.response, 'A redirect from a former URL.'],
  RedirectBody: [calls.createRedirect.body, 'A redirect as it is saved: to a post or to a URL.'],
  Settings: [calls.getSettings.response, 'Permissions of crawlers.'],
  SearchResults: [calls.search.response, 'One page of search results.'],
  SearchResult: [
    calls.search.response.shape.results.element,
    'A post or project that matches a search.',
  ],
  MarkedText: [
    calls.search.response.shape.results.element.shape.title.element,
    'A part of a text in a search result.',
  ],
  FoundItem: [calls.searchAll.response.element, 'A document that matches a search of the owner.'],
  PageViews: [calls.getVisits.response, 'Readers of the last 30 days.'],
  Release: [calls.getReleaseState.response, 'The running release.'],
  User: [calls.getUser.response, 'The signed-in administrator.'],
  Session: [calls.listSessions.response.element, 'A signed-in device.'],
  Administrator: [
    calls.listAdministrators.response.element,
    'A Google account that can sign in, or has signed in.',
  ],
  AccessToken: [calls.listAccessTokens.response.element, 'An access token without its secret.'],
  NewAccessToken: [calls.createAccessToken.body, 'An access token as it is created.'],
  CreatedAccessToken: [calls.createAccessToken.response, 'An access token with its secret.'],
  MediaItem: [calls.uploadMedia.response, 'A file of the media library.'],
  Rendition: [
    calls.uploadMedia.response.shape.sizes.element,
    'A smaller copy of an image, made at upload.',
  ],
  ReplacedFile: [
    calls.uploadMedia.response.shape.earlier.element,
    'A previous version of a file, restorable for 30 days.',
  ],
  MediaPatch: [calls.updateMedia.body, 'Metadata of a file; at least one field.'],
  MediaChange: [calls.changeMedia.body, 'Files to delete or restore together.'],
  MediaUse: [calls.listUsesOfMedia.response.element, 'A document that shows a file.'],
  Resume: [calls.getActiveResume.response, 'A resume as a PDF file.'],
  Profile: [calls.getProfile.response, 'The profile as last saved.'],
  ProfileContent: [
    calls.publishProfile.body,
    'The fields of the profile. A draft can be incomplete.',
  ],
  ProfileImport: [calls.importProfile.response, 'The result of importing a JSON Resume.'],
  Announcement: [calls.getAnnouncement.response, 'The announcement as last saved.'],
  AnnouncementContent: [
    calls.publishAnnouncement.body,
    'The fields of the announcement. An empty text removes it from the site.',
  ],
  ActivityEntry: [calls.listActivity.response.element, 'An entry of the activity log.'],
  TrashItem: [calls.listTrash.response.element, 'A deleted document that can be restored.'],
  BackupState: [calls.getBackups.response, 'The last backup, and whether one is running.'],
  ExampleState: [calls.getExampleState.response, 'The example content that remains.'],
  ExampleRemoval: [
    calls.removeExampleContent.response,
    'The removed example content, to undo the removal.',
  ],
  Import: [calls.createImport.response, 'An import or its plan. Its files are stored for a day.'],
  ImportOptions: [calls.planImport.body, 'Options of an import.'],
  ImportSource: [importSourceSchema, 'The earlier import that a source belongs to.'],
  ImportCounts: [importCountsSchema, 'Numbers of an import or its plan.'],
  ImportedPart: [importedPartSchema, 'A part of an export of this software other than its posts.'],
  ImportReport: [calls.getImportReport.response, 'The outcome for each post, and all warnings.'],
  ReportedPost: [calls.getImportReport.response.shape.posts.element, 'A post in a report.'],
  ImportWarning: [
    calls.getImportReport.response.shape.warnings.element,
    'Content that was not imported, or not unchanged.',
  ],
  RevertedImport: [calls.revertImport.response, 'Numbers of a reverted import.'],
  TakenSlug: [calls.listPostSlugs.response.element, 'A slug that no new post can have.'],
  PostSource: [calls.setPostSource.body, 'The source that publishes a post.'],
  Error: [errorBodySchema, 'The body of every error response.'],
}
