'use client'

import { useEffect, useRef, useState } from 'react'
import { copyText } from '#src/lib/copy-text.ts'

/** Copies text and says so for `confirmation` milliseconds. */
export function useCopy(confirmation: number) {
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async (text: string) => {
    const isDone = await copyText(text)
    clearTimeout(timer.current)
    setCopied(isDone)
    if (isDone) timer.current = setTimeout(() => setCopied(false), confirmation)
    return isDone
  }

  return { isCopied, copy }
}
