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
        <Maximize2
          aria-hidden
          className="absolute right-2 bottom-2 size-7 rounded-chip border border-border bg-surface p-1.5 text-text opacity-0 [transition:opacity_150ms_ease-out] in-[button:is(:hover,:focus-visible)]:opacity-100"
        />
      </button>
      <dialog
        id={id}
        popover="auto"
        aria-label={name}
        className="fixed inset-0 size-full max-h-none max-w-none overflow-hidden bg-bg px-4 [border:0] pt-[max(1rem,env(safe-area-inset-top))] pb-[max(1rem,env(safe-area-inset-bottom))] text-text open:grid open:animate-[appear_150ms_ease-out]"
      >
        {/* The whole window, below the image. */}
        <button
          type="button"
          aria-label="Close"
          popoverTarget={id}
          popoverTargetAction="hide"
          {...command('close', id)}
          className="control-size absolute top-[max(0.75rem,env(safe-area-inset-top))] right-3 z-1 grid place-items-center rounded-card border border-border bg-surface before:fixed before:inset-0 before:-z-1 before:cursor-zoom-out"
        >
          <X aria-hidden className="size-5" />
        </button>
        <div className="pointer-events-none grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] gap-3">
          {large}
          {caption && (
            <p
              dir="auto"
              className="pointer-events-auto relative z-2 text-center font-mono text-[length:var(--text-xs)] text-muted"
            >
              {caption}
            </p>
          )}
        </div>
      </dialog>
    </div>
  )
}

/** Attributes that React does not know by these names yet; where a browser does, they take precedence over `popovertarget`. */
const command = (name: 'show-modal' | 'close', id: string) => ({ command: name, commandfor: id })
