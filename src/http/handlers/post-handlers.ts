import 'server-only'
import type { Handlers } from '#src/http/handler.ts'
import { findBrokenUrls, listBrokenLinks } from '#src/services/posts/broken-links.ts'
import { changePosts } from '#src/services/posts/post-bulk.ts'
import {
  createPostDraft,
  discardPostDraft,
  getLivePost,
  savePostDraft,
} from '#src/services/posts/post-draft-service.ts'
import { listPosts } from '#src/services/posts/list-posts.ts'
import {
  createPost,
  deletePost,
  getPost,
  restorePost,
  updatePost,
} from '#src/services/posts/post-service.ts'
import {
  comparePostVersion,
  listPostVersions,
  restorePostVersion,
} from '#src/services/posts/post-versions.ts'
import {
  createPreviewLink,
  deletePreviewLink,
  listPreviewLinks,
} from '#src/services/posts/preview-link-service.ts'

export const postHandlers: Handlers<'posts'> = {
  listPosts,
  getPost,
  createPost,
  updatePost,
  deletePost,
  restorePost,
  changePosts: ({ actor, body }) => changePosts({ actor, change: body }),
  createPostDraft,
  savePostDraft,
  getLivePost,
  discardPostDraft,
  listPostVersions,
  comparePostVersion,
  restorePostVersion,
  listPreviewLinks,
  createPreviewLink,
  deletePreviewLink,
  listBrokenLinks,
  checkLinks: ({ actor, body }) => findBrokenUrls({ actor, ...body }),
}
