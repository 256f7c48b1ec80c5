import { Copy } from 'lucide-react'
import { PageButton } from '#src/site/page-button.tsx'
import { buttonClasses } from '#src/ui/controls/button-classes.ts'

/** Copies the code of its figure. */
export const CopyCode = () => (
  <PageButton
    does="copy"
    icon={<Copy aria-hidden className="size-4" />}
    copied="Copied"
    className={buttonClasses({ variant: 'ghost' }, 'needs-script min-w-25 font-mono text-xs')}
  >
    Copy
  </PageButton>
)
