import type { MediaItem } from '#src/contract/files/media-schemas.ts'
import type { Post, PostSummary } from './post-schemas.ts'

/** What the services hand to public pages. It goes over no wire, but both sides have to agree on it. */

/** What a page has to know of a picture of the media library to show it in the right size. */
export type PageImage = Pick<
  MediaItem,
  'url' | 'alt' | 'width' | 'height' | 'placeholder' | 'sizes'
>

/** The pictures of a page by their `url`. */
export type PageImages = Readonly<Record<string, PageImage>>

/** One page of a list of posts, newest publication first. */
export type PostPage = {
  posts: PostSummary[]
  images: PageImages
  /** From 1. */
  page: number
  pageCount: number
  /** Posts on all pages together. */
  postCount: number
}

/** One page of the posts with a tag. */
export type TagPage = PostPage & { slug: string; name: string }

/** A public post as its page and the feeds need it. */
export type PublishedPost = Post & {
  /** When title, excerpt or text last changed, an ISO timestamp; null when they are as they were published. */
  textChangedAt: string | null
}

export type PostLink = Pick<PostSummary, 'slug' | 'title'>

/** A piece of code in one colour, or in that of the text. */
export type CodeToken = { className?: string | undefined; text: string }

/** What the page of a post shows besides the post itself. */
export type PostPageData = {
  /** The address of this site: a link to it opens in place. */
  site: string
  /** Pictures of the post and of the related ones. */
  images: PageImages
  /** Of each code block of the post, in reading order; undefined for those that stay plain. */
  codeTokens: readonly (readonly CodeToken[] | undefined)[]
  previous: PostLink | null
  next: PostLink | null
  related: PostSummary[]
}
