import type { MarkedText, SearchResult } from '#src/contract/search/search-schemas.ts'
import { PostDate } from './post-date.tsx'

type TextResultsProps = {
  results: readonly SearchResult[]
  /** The corrected search whose results these are. */
  corrected: string | null
}

/** Posts and projects that hold the words in their text, each with the matching passage. */
export function TextResults({ results, corrected }: TextResultsProps) {
  if (results.length === 0) return null
  return (
    <section aria-labelledby="page:in-the-text" className="mt-8">
      <h2 id="page:in-the-text" className="text-xl">
        In the text
      </h2>
      {corrected !== null && (
        <p className="mt-2 text-sm text-muted">
          With the spelling “
          <span dir="auto" className="text-text">
            {corrected}
          </span>
          ”
        </p>
      )}
      <ul className="mt-4 grid max-w-prose gap-6">
        {results.map((result) => (
          <li key={result.id} className="group relative">
            <h3 dir="auto" className="text-base font-medium break-words">
              <a
                href={result.path}
                className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                <Marked text={result.title} />
              </a>
            </h3>
            <p dir="auto" className="mt-1 text-sm break-words text-muted">
              <Marked text={result.sentence} />
            </p>
            <p className="mt-1 flex flex-wrap gap-x-3 font-mono text-xs text-muted">
              {result.tags.length > 0 && <span dir="auto">tagged {result.tags.join(', ')}</span>}
              {result.kind === 'project' && <span>Project</span>}
              {result.category && <span dir="auto">{result.category}</span>}
              {result.publishedAt && <PostDate iso={result.publishedAt} />}
            </p>
          </li>
        ))}
      </ul>
    </section>
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
