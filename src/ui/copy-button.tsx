'use client'

import { Check, Copy } from 'lucide-react'
import { Button } from '#src/ui/controls/button.tsx'
import type { ButtonVariant } from '#src/ui/controls/button-classes.ts'
import { useCopy } from './use-copy.ts'

type CopyButtonProps = {
  text: string
  /** Duration of the copied state, in milliseconds. */
  confirmation: number
  label?: string
  variant?: ButtonVariant
  className?: string
}

export function CopyButton(props: CopyButtonProps) {
  const { text, confirmation, label = 'Copy', variant = 'ghost', className } = props
  const { isCopied, copy } = useCopy(confirmation)
  return (
    <>
      <Button
        icon={isCopied ? Check : Copy}
        variant={variant}
        className={className}
        onClick={() => void copy(text)}
      >
        {isCopied ? 'Copied' : label}
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? 'Copied' : ''}
      </span>
    </>
  )
}
