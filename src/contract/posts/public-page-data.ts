import { z } from 'zod'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import type { Post, PostSummary } from './post-schemas.ts'

/** Types that services pass to public pages in process. Not serialised by any call, but shared by both sides. */

/** What a page needs of a library image to load it in the right size. */
export type PageImage = Pick<
  MediaItem,
  'url' | 'alt' | 'width' | 'height' | 'placeholder' | 'sizes' | 'version'
> & {
  /** Lines on a white ground, shown in the colours of the theme. */
  isDrawing?: boolean
}

/** The images of a page by the path of their `url`. */
export type PageImages = Readonly<Record<string, PageImage>>

/** One page of a list of posts, newest publication first. */
export type PostPage = {
  posts: PostSummary[]
  images: PageImages
  /** 1-based. */
  page: number
  pageCount: number
  /** Posts on all pages together. */
  postCount: number
}

/** One page of the posts with a tag. */
export type TagPage = PostPage & { slug: string; name: string }

/** A public post for its page and the feeds. */
export type PublishedPost = Post & {
  /** When title, excerpt or text last changed, an ISO timestamp; null when unchanged since publication. */
  textChangedAt: string | null
  /** Version of the cover's file; null when it is not in the library, or never was replaced. */
  coverVersion: string | null
}

export const postLinkSchema = z.object({ slug: z.string(), title: z.string() })
export type PostLink = z.infer<typeof postLinkSchema>

/** The series of a post: its public parts in order, and which of them the post is, from 0. */
export type PostSeries = { title: string; parts: PostLink[]; place: number }

/** A highlighted token, or a plain one in the text colour. */
export type CodeToken = { className?: string | undefined; text: string }

/** Part of a drawing, with the names of attributes in React. */
export type SvgNode =
  | string
  | { tag: string; attributes: Readonly<Record<string, string>>; children: SvgNode[] }

/** A drawn diagram, or what is wrong with its source. */
export type DrawnDiagram =
  | { kind: string; svg: SvgNode; problem?: undefined }
  | { problem: string; svg?: undefined }

/** What the page of a post shows besides the post itself. */
export type PostPageData = {
  /** Origin of this site: links to it open in the same tab. */
  site: string
  /** Images of the post. */
  images: PageImages
  previous: PostLink | null
  next: PostLink | null
  related: PostSummary[]
  /** Null also while the post is the only part. */
  series: PostSeries | null
  /** Public projects that link to the post. */
  caseStudies: PostLink[]
}
