import type { ReactNode } from 'react'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import type { MarkedText, SearchResult } from '#src/contract/search/search-schemas.ts'
import { wholeSentences } from '#src/lib/format/whole-sentences.ts'
import { ResponsiveImage } from '#src/site/media/responsive-image.tsx'
import { PostDate } from './post-date.tsx'
import { readTimeText } from './read-time.ts'
import { TitleCover } from './title-cover.tsx'

type FoundListProps = {
  posts: readonly ListedPost[]
  /** Posts and projects that hold the words in their text, each with the matching passage. */
  inText: readonly SearchResult[]
}

const SENTENCE_LENGTH = 160

/** The results of a search, best first: posts by their title, then passages. */
export const FoundList = ({ posts, inText }: FoundListProps) => (
  <ul className="dims-siblings mt-4 grid max-w-post gap-3">
    {posts.map((post) => (
      <FoundCard
        key={post.id}
        href={`/blog/${post.slug}`}
        title={post.title}
        linkText={post.title}
        sentence={wholeSentences(post.excerpt, SENTENCE_LENGTH)}
        image={post.imageUrl}
      >
        <span>in the title</span>
        <span dir="auto">{post.category}</span>
        <PostDate iso={post.publishedAt} />
        <span>{readTimeText(post.readTime)}</span>
      </FoundCard>
    ))}
    {inText.map(({ id, path, title, sentence, tags, kind, category, publishedAt }) => (
      <FoundCard
        key={id}
        href={path}
        title={<Marked text={title} />}
        linkText={title.map(({ text }) => text).join('')}
        sentence={<Marked text={sentence} />}
      >
        {tags.length > 0 ? (
          <span dir="auto">tagged {tags.join(', ')}</span>
        ) : (
          <span>in the text</span>
        )}
        {kind === 'project' && <span>Project</span>}
        {category && <span dir="auto">{category}</span>}
        {publishedAt && <PostDate iso={publishedAt} />}
      </FoundCard>
    ))}
  </ul>
)

type FoundCardProps = {
  href: string
  title: ReactNode
  linkText: string
  sentence: ReactNode
  image?: string | null
  children: ReactNode
}

/** Posts found by their title are articles with a cover; passages have no cover. */
const FoundCard = ({ href, title, linkText, sentence, image, children }: FoundCardProps) => {
  const Card = image === undefined ? 'div' : 'article'
  return (
    <li>
      <Card className="group relative flex gap-5 rounded-card border border-border bg-surface p-4 focus-within:border-control hover:border-control">
        <div className="min-w-0 flex-1">
          <h2 dir="auto" className="text-lg leading-snug break-words group-hover:underline">
            {title}
          </h2>
          <p dir="auto" className="mt-1 text-sm break-words text-muted">
            {sentence}
          </p>
          <p className="mt-2 flex flex-wrap gap-x-3 font-mono text-xs text-muted">
            {children}
            <a href={href} className="ml-auto font-sans text-accent after:absolute after:inset-0">
              Read More<span className="sr-only">: {linkText}</span>
            </a>
          </p>
        </div>
        {image !== undefined && (
          <div className="w-30 shrink-0 max-sm:hidden">
            {image === null ? (
              <TitleCover title={linkText} />
            ) : (
              <ResponsiveImage
                {...{ src: image, alt: '', images: {}, sizes: '7.5rem', fit: 'cover' }}
              />
            )}
          </div>
        )}
      </Card>
    </li>
  )
}

const Marked = ({ text }: { text: MarkedText }) =>
  text.map((piece, index) =>
    piece.isMarked ? (
      <mark
        key={index}
        className="bg-inherit font-medium text-text underline decoration-accent underline-offset-2"
      >
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
