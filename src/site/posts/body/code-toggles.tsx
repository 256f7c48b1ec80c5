import { ListOrdered, WrapText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/controls/button.tsx'

/**
 * Line numbers and wrapping by the reader's choice, which the script in the head keeps and CSS applies (code.css). Both
 * names are in the page, because the server does not know the choice.
 */
export const CodeToggles = ({ hasLines }: { hasLines: boolean }) => (
  <span className="code-toggles flex">
    {hasLines && (
      <CodeToggle name="numbers" on="Hide line numbers" off="Show line numbers">
        <ListOrdered aria-hidden className="size-4" />
      </CodeToggle>
    )}
    <CodeToggle name="wrap" on="Do not wrap lines" off="Wrap lines">
      <WrapText aria-hidden className="size-4" />
    </CodeToggle>
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
