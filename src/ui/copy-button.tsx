'use client'

import { Check, Copy } from 'lucide-react'
import { Button } from '#src/ui/controls/button.tsx'
import type { ButtonVariant } from '#src/ui/controls/button-classes.ts'
import { useCopy } from './use-copy.ts'

type CopyButtonProps = {
  /** The text to copy, or a function that finds it in the DOM, given the clicked button. */
  text: string | ((button: HTMLElement) => string)
  /** Duration of the copied state, in milliseconds. */
  confirmation: number
  label?: string
  copiedLabel?: string
  variant?: ButtonVariant
  className?: string
}

export function CopyButton(props: CopyButtonProps) {
  const {
    text,
    confirmation,
    label = 'Copy',
    copiedLabel = 'Copied',
    variant = 'ghost',
    className,
  } = props
  const { isCopied, copy } = useCopy(confirmation)
  const Icon = isCopied ? Check : Copy
  return (
    <>
      <Button
        variant={variant}
        className={className}
        onClick={({ currentTarget }) =>
          void copy(typeof text === 'string' ? text : text(currentTarget))
        }
      >
        <Icon aria-hidden className="size-4" />
        {isCopied ? copiedLabel : label}
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? copiedLabel : ''}
      </span>
    </>
  )
}
