import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

type PageButtonProps = ComponentProps<'button'> & {
  does: 'copy' | 'share'
  icon: ReactNode
  /** Instead of the text, for two seconds after copying. */
  copied: string
}

/** A button that the page script handles (page-script/buttons.ts). */
export const PageButton = ({ does, icon, copied, children, ...rest }: PageButtonProps) => (
  <>
    <button type="button" data-page-button={does} suppressHydrationWarning {...rest}>
      <span className="contents in-data-copied:hidden">
        {icon}
        {children}
      </span>
      <span className="hidden in-data-copied:contents">
        <Check aria-hidden className="size-4" />
        {copied}
      </span>
    </button>
    <span role="status" suppressHydrationWarning className="sr-only">
      {''}
    </span>
  </>
)
