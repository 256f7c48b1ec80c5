import type { CodeToken } from '#src/contract/posts/public-page-data.ts'
import type { RenderCode } from '#src/content/render/render-node.ts'
import { CopyCode } from './copy-code.tsx'

/** Highlighted on the server: the browser gets the coloured text and the Copy button, no highlighter. */
export function BodyCode({ block }: { block: RenderCode }) {
  const { label, code, runs } = block
  return (
    <figure className="overflow-hidden rounded-card border border-border bg-raised">
      <div className="flex items-center justify-between border-b border-border py-1 pr-1 pl-4">
        <span className="font-mono text-xs text-muted">{label}</span>
        <CopyCode />
      </div>
      {/* A group, not a region: ten landmarks of the same name would not help navigation. */}
      <pre
        tabIndex={0}
        role="group"
        aria-label={`Code: ${label}`}
        className="overflow-x-auto p-4 font-mono text-[0.875rem] leading-relaxed [tab-size:2]"
      >
        <code>{runs ? <CodeRuns runs={runs} /> : code}</code>
      </pre>
    </figure>
  )
}

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
