import clsx from 'clsx'
import { Maximize2, X } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'

type LightboxProps = {
  /** Names the button and the dialog. */
  name: string
  caption?: string | undefined
  /** Content of the dialog; its images are loaded when it opens. */
  large: ReactNode
  /** The image is as wide as it is, not as the column. */
  isNatural?: boolean
  children: ReactNode
}

/**
 * An image that a press shows in the whole window, without a script: a modal dialog where a button can open one
 * (`command`), else a popover.
 */
export function Lightbox(props: LightboxProps) {
  const { name, caption, large, isNatural = false, children } = props
  const id = useId()
  return (
    <div className={clsx('enlargeable relative', isNatural && 'w-fit max-w-full')}>
      {children}
      <button
        type="button"
        aria-label={`Enlarge: ${name}`}
        aria-haspopup="dialog"
        popoverTarget={id}
        {...command('show-modal', id)}
        className="absolute inset-0 cursor-zoom-in rounded-card no-popover:hidden print:hidden"
      >
        <Maximize2 aria-hidden className="enlarge-mark" />
      </button>
      <dialog id={id} popover="auto" aria-label={name} className="enlarged">
        <button
          type="button"
          aria-label="Close"
          popoverTarget={id}
          popoverTargetAction="hide"
          {...command('close', id)}
          className="control-size"
        >
          <X aria-hidden className="size-5" />
        </button>
        <div>
          {large}
          {caption && <p dir="auto">{caption}</p>}
        </div>
      </dialog>
    </div>
  )
}

/** Attributes that React does not know by these names yet; where a browser does, they take precedence over `popovertarget`. */
const command = (name: 'show-modal' | 'close', id: string) => ({ command: name, commandfor: id })
