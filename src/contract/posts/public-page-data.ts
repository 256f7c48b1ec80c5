import { z } from 'zod'
import type { ThreadPost } from '#src/lib/thread-of-posts.ts'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import type { Post, PostSummary } from './post-schemas.ts'

export type PageImage = Pick<
  MediaItem,
  'url' | 'alt' | 'width' | 'height' | 'placeholder' | 'sizes' | 'version'
> & {
  isDrawing?: boolean
}

export type PageImages = Readonly<Record<string, PageImage>>

export type PostPage = {
  posts: PostSummary[]
  images: PageImages
  /** 1-based. */
  page: number
  pageCount: number
  postCount: number
}

/** One page of the blog; a search has no line of time. */
export type BlogPage = PostPage & { thread?: ThreadPost[] }

export type TagPage = PostPage & { slug: string; name: string }

export type PublishedPost = Post & {
  /** When title, excerpt or text last changed, an ISO timestamp; null when unchanged since publication. */
  textChangedAt: string | null
  /** Version of the cover's file; null when it is not in the library, or never was replaced. */
  coverVersion: string | null
}

export const postLinkSchema = z.object({ slug: z.string(), title: z.string() })
export type PostLink = z.infer<typeof postLinkSchema>

/** The series of a post: its public parts in order, and which of them the post is, from 0. */
export type PostSeries = { title: string; parts: PostLink[]; position: number }

export type CodeToken = { className?: string | undefined; text: string }

/** Part of a drawing, with the names of attributes in React. */
export type SvgNode =
  | string
  | { tag: string; attributes: Readonly<Record<string, string>>; children: SvgNode[] }

export type DrawnDiagram =
  | { kind: string; svg: SvgNode; problem?: undefined }
  | { problem: string; svg?: undefined }

export type PostPageData = {
  site: string
  images: PageImages
  previous: PostLink | null
  next: PostLink | null
  related: PostSummary[]
  thread: ThreadPost[]
  /** Null also while the post is the only part. */
  series: PostSeries | null
  caseStudies: PostLink[]
}
