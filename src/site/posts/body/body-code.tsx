import clsx from 'clsx'
import { Fragment } from 'react'
import type { ElementType, ReactNode } from 'react'
import { ListOrdered, WrapText } from 'lucide-react'
import type { CodeToken } from '#src/contract/posts/public-page-data.ts'
import { codeFields } from '#src/content/format/code-meta.ts'
import type { CodeLine, RenderCode } from '#src/content/render/render-node.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { BodyDiagram } from './body-diagram.tsx'
import { CopyCode } from './copy-code.tsx'

/** A diagram, or code. */
export const BodyCode = ({ block }: { block: RenderCode }) =>
  block.diagram?.svg ? (
    <BodyDiagram block={block} drawing={block.diagram} />
  ) : (
    <BodyListing block={block} />
  )

/** Highlighted on the server: the browser gets the coloured text and the Copy button, no highlighter. */
function BodyListing({ block }: { block: RenderCode }) {
  const { label, code, runs, lines, meta = '' } = block
  const { title } = codeFields(meta)
  const lineCount = lines?.length ?? 0
  return (
    <figure
      dir="ltr"
      data-lines={code.split('\n').length}
      className="code-block overflow-hidden rounded-card border border-border bg-raised"
    >
      <div className="flex items-center justify-between gap-2 border-b border-border py-0.5 pr-1 pl-4">
        <span className="flex min-w-0 gap-3 font-mono text-xs text-muted">
          {title !== '' && <span className="truncate text-text">{title}</span>}
          {/* A default language label adds nothing to the name of a file. */}
          {(title === '' || block.language !== '') && (
            <span className={clsx(title !== '' && 'max-sm:hidden')}>{label}</span>
          )}
        </span>
        <span className="flex shrink-0">
          <CodeToggles isNumbered={lineCount > 7} />
          <CopyCode />
        </span>
      </div>
      {/* A group, not a region: ten landmarks of the same name would not help navigation. */}
      <pre
        tabIndex={0}
        suppressHydrationWarning
        role="group"
        aria-label={`Code: ${title || label}`}
        className={clsx(
          'overflow-x-auto p-4 font-mono text-[0.875rem] leading-relaxed [tab-size:2]',
          lineCount > 999 && 'code-long',
          // Copied code keeps its language.
          block.language && `language-${block.language}`,
        )}
      >
        <code>{lines ? <CodeLines lines={lines} /> : runs ? <CodeRuns runs={runs} /> : code}</code>
      </pre>
    </figure>
  )
}

const CodeLines = ({ lines }: { lines: readonly CodeLine[] }) =>
  lines.map(({ mark, runs }, index) => {
    const Line: ElementType = mark ?? 'span'
    return (
      <Fragment key={index}>
        {index > 0 && '\n'}
        <Line className={clsx('code-line', mark && `code-line-${mark}`)}>
          <CodeRuns runs={runs} />
        </Line>
      </Fragment>
    )
  })

const CodeRuns = ({ runs }: { runs: readonly CodeToken[] }) =>
  runs.map(({ className, text }, index) =>
    className ? (
      <span key={index} className={className}>
        {text}
      </span>
    ) : (
      text
    ),
  )

/**
 * Line numbers and wrapping by the reader's choice, which the script in the head keeps and CSS applies (code.css). Both
 * names are in the page, because the server does not know the choice.
 */
const CodeToggles = ({ isNumbered }: { isNumbered: boolean }) => (
  <span className="code-toggles flex">
    <CodeToggle name="wrap" on="Do not wrap lines" off="Wrap lines">
      <WrapText aria-hidden className="size-4" />
    </CodeToggle>
    {isNumbered && (
      <CodeToggle name="numbers" on="Hide line numbers" off="Show line numbers">
        <ListOrdered aria-hidden className="size-4" />
      </CodeToggle>
    )}
  </span>
)

type CodeToggleProps = { name: 'numbers' | 'wrap'; on: string; off: string; children: ReactNode }

const CodeToggle = ({ name, on, off, children }: CodeToggleProps) => (
  <Button variant="ghost" size="icon" data-code-toggle={name}>
    {children}
    <span className="code-toggle-off sr-only">{off}</span>
    <span className="code-toggle-on sr-only">{on}</span>
  </Button>
)
