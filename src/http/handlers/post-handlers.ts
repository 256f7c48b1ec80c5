import 'server-only'
import { handlersOf } from '#src/http/handler.ts'
import type { Handlers } from '#src/http/handler.ts'
import { findBrokenUrls, listBrokenLinks } from '#src/services/posts/broken-links.ts'
import { listPosts } from '#src/services/posts/list-posts.ts'
import { changePosts } from '#src/services/posts/post-bulk.ts'
import * as drafts from '#src/services/posts/post-draft-service.ts'
import * as posts from '#src/services/posts/post-service.ts'
import * as versions from '#src/services/posts/post-versions.ts'
import {
  createPreviewLink,
  deletePreviewLink,
  listPreviewLinks,
} from '#src/services/posts/preview-link-service.ts'

export const postHandlers: Handlers<'posts'> = {
  ...handlersOf(posts),
  ...handlersOf(drafts),
  ...handlersOf(versions),
  listPosts,
  changePosts: ({ actor, body }) => changePosts({ actor, change: body }),
  listPreviewLinks,
  createPreviewLink,
  deletePreviewLink,
  listBrokenLinks,
  checkLinks: ({ actor, body }) => findBrokenUrls({ actor, ...body }),
}
