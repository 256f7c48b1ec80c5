import type { z } from 'zod'
import {
  accessTokenListSchema,
  createdAccessTokenSchema,
  newAccessTokenBodySchema,
} from '#src/contract/access-tokens/access-token-schemas.ts'
import { activityListSchema } from '#src/contract/activity/activity-schemas.ts'
import {
  announcementCalls,
  storedAnnouncementSchema,
} from '#src/contract/announcement/announcement-calls.ts'
import {
  appearanceBodySchema,
  appearanceSchema,
} from '#src/contract/appearance/appearance-schemas.ts'
import { administratorListSchema } from '#src/contract/auth/administrator-schemas.ts'
import { activeSessionListSchema } from '#src/contract/auth/session-schemas.ts'
import { userSchema } from '#src/contract/auth/user-schemas.ts'
import { backupStateSchema } from '#src/contract/backup/backup-schemas.ts'
import { wordCountsSchema } from '#src/contract/comparison-schemas.ts'
import { documentVersionListSchema } from '#src/contract/document-schemas.ts'
import { errorBodySchema } from '#src/contract/errors.ts'
import { exampleRemovalSchema, exampleStateSchema } from '#src/contract/example/example-schemas.ts'
import {
  importCountsSchema,
  importedPartSchema,
  importOptionsSchema,
  importReportSchema,
  importSchema,
  importSourceSchema,
  revertedSchema,
} from '#src/contract/import/import-schemas.ts'
import { postSourceCalls } from '#src/contract/import/post-source-calls.ts'
import {
  mediaChangeSchema,
  mediaItemSchema,
  mediaPatchSchema,
  mediaUseListSchema,
} from '#src/contract/media/media-schemas.ts'
import {
  messageBodySchema,
  messageChangeSchema,
  messageListSchema,
} from '#src/contract/messages/message-schemas.ts'
import { savedAnswerBodySchema } from '#src/contract/messages/saved-answer-schemas.ts'
import { pageViewReportSchema } from '#src/contract/page-views/page-view-schemas.ts'
import { brokenLinkListSchema } from '#src/contract/posts/broken-link-schemas.ts'
import {
  postChangeResponseSchema,
  postChangeSchema,
  postStateSchema,
} from '#src/contract/posts/post-bulk-schemas.ts'
import { postDraftBodySchema } from '#src/contract/posts/post-draft-schemas.ts'
import { postBodySchema, postListSchema, postSchema } from '#src/contract/posts/post-schemas.ts'
import {
  postComparisonSchema,
  postVersionListSchema,
} from '#src/contract/posts/post-version-schemas.ts'
import { previewLinkSchema } from '#src/contract/posts/preview-link-schemas.ts'
import { editedProfileSchema, storedProfileSchema } from '#src/contract/profile/edited-profile.ts'
import { profileImportSchema } from '#src/contract/profile/profile-import-calls.ts'
import {
  editedProjectSchema,
  publishedProjectSchema,
  storedProjectSchema,
} from '#src/contract/projects/edited-project.ts'
import {
  projectComparisonSchema,
  projectListSchema,
} from '#src/contract/projects/project-schemas.ts'
import { redirectBodySchema, redirectSchema } from '#src/contract/redirects/redirect-schemas.ts'
import { releaseStateSchema } from '#src/contract/release/release-calls.ts'
import { resumeSchema } from '#src/contract/resumes/resume-schemas.ts'
import { foundItemSchema, searchResponseSchema } from '#src/contract/search/search-schemas.ts'
import { settingsSchema } from '#src/contract/settings/settings-schemas.ts'
import { trashListSchema } from '#src/contract/trash/trash-schemas.ts'

export const apiObjects: Record<string, z.ZodType> = {
  Post: postSchema,
  PostSummary: postListSchema.element,
  PostBody: postBodySchema,
  PostDraftBody: postDraftBodySchema,
  PostChange: postChangeSchema,
  PostChangeResult: postChangeResponseSchema,
  PostState: postStateSchema,
  PostVersion: postVersionListSchema.element,
  PostComparison: postComparisonSchema,
  ComparedLine: postComparisonSchema.shape.lines.element,
  TextPart: postComparisonSchema.shape.lines.element.shape.parts.element,
  WordCounts: wordCountsSchema,
  PreviewLink: previewLinkSchema,
  PostWithBrokenLinks: brokenLinkListSchema.element,
  BrokenLink: brokenLinkListSchema.element.shape.links.element,
  Project: storedProjectSchema,
  ProjectContent: editedProjectSchema,
  PublishedProject: publishedProjectSchema,
  ProjectSummary: projectListSchema.element,
  ProjectComparison: projectComparisonSchema,
  DocumentVersion: documentVersionListSchema.element,
  Message: messageListSchema.element,
  NewMessage: messageBodySchema,
  MessageChange: messageChangeSchema,
  SavedAnswer: savedAnswerBodySchema,
  Appearance: appearanceSchema,
  AppearanceBody: appearanceBodySchema,
  Accents: appearanceSchema.shape.accents,
  Redirect: redirectSchema,
  RedirectBody: redirectBodySchema,
  Settings: settingsSchema,
  SearchResults: searchResponseSchema,
  SearchResult: searchResponseSchema.shape.results.element,
  MarkedText: searchResponseSchema.shape.results.element.shape.title.element,
  FoundItem: foundItemSchema,
  PageViews: pageViewReportSchema,
  Release: releaseStateSchema,
  User: userSchema,
  Session: activeSessionListSchema.element,
  Administrator: administratorListSchema.element,
  AccessToken: accessTokenListSchema.element,
  NewAccessToken: newAccessTokenBodySchema,
  CreatedAccessToken: createdAccessTokenSchema,
  MediaItem: mediaItemSchema,
  Rendition: mediaItemSchema.shape.sizes.element,
  ReplacedFile: mediaItemSchema.shape.earlier.element,
  MediaPatch: mediaPatchSchema,
  MediaChange: mediaChangeSchema,
  MediaUse: mediaUseListSchema.element,
  Resume: resumeSchema,
  Profile: storedProfileSchema,
  ProfileContent: editedProfileSchema,
  ProfileImport: profileImportSchema,
  Announcement: storedAnnouncementSchema,
  AnnouncementContent: announcementCalls.publishAnnouncement.body,
  ActivityEntry: activityListSchema.element,
  TrashItem: trashListSchema.element,
  BackupState: backupStateSchema,
  ExampleState: exampleStateSchema,
  ExampleRemoval: exampleRemovalSchema,
  Import: importSchema,
  ImportOptions: importOptionsSchema,
  ImportSource: importSourceSchema,
  ImportCounts: importCountsSchema,
  ImportedPart: importedPartSchema,
  ImportReport: importReportSchema,
  ReportedPost: importReportSchema.shape.posts.element,
  ImportWarning: importReportSchema.shape.warnings.element,
  RevertedImport: revertedSchema,
  TakenSlug: postSourceCalls.listPostSlugs.response.element,
  PostSource: postSourceCalls.setPostSource.body,
  Error: errorBodySchema,
}
