import type { ReactNode } from 'react'
import { TIMES } from '#src/contract/limits.ts'
import type { RenderCode } from '#src/content/render-node.ts'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { SyntaxHighlighter } from './highlighter.ts'

/** Highlighted on the server: the browser gets the coloured text and the Copy button, no highlighter. */
export function BodyCode({ block }: { block: RenderCode }) {
  const { language, label, code } = block
  return (
    <figure className="overflow-hidden rounded-card border border-border bg-raised">
      <div className="flex items-center justify-between border-b border-border py-1 pr-1 pl-4">
        <span className="font-mono text-xs text-muted">{label}</span>
        <CopyButton
          text={code}
          confirmation={TIMES.copyConfirmation}
          className="needs-script font-mono text-xs"
        />
      </div>
      {/* A group and no region: ten landmarks of one name would help nobody to find a way. */}
      <pre
        tabIndex={0}
        role="group"
        aria-label={`Code: ${label}`}
        className="overflow-x-auto p-4 font-mono text-[0.875rem] leading-relaxed [tab-size:2]"
      >
        <SyntaxHighlighter language={language} useInlineStyles={false} PreTag={Bare} CodeTag={Code}>
          {code}
        </SyntaxHighlighter>
      </pre>
    </figure>
  )
}

// The highlighter puts a style attribute on both of its elements, which the page's policy refuses.
const Bare = ({ children }: { children?: ReactNode }) => children
const Code = ({ children }: { children?: ReactNode }) => <code>{children}</code>
