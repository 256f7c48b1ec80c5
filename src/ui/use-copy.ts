'use client'

import { useEffect, useRef, useState } from 'react'
import { COPY_FAILURE, copyToClipboard } from '#src/lib/browser/clipboard.ts'
import { toast } from './toast/toast.ts'

/** Copies text and sets `isCopied` for `confirmation` milliseconds; shows a toast on failure. */
export function useCopy(confirmation: number) {
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async (text: string) => {
    const isDone = await copyToClipboard(text)
    clearTimeout(timer.current)
    setCopied(isDone)
    if (isDone) timer.current = setTimeout(() => setCopied(false), confirmation)
    else toast(COPY_FAILURE)
    return isDone
  }

  return { isCopied, copy }
}
