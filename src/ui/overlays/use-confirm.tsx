'use client'

import { useRef, useState } from 'react'
import type { Question } from './confirm-dialog.tsx'
import { LazyConfirmDialog } from './lazy-confirm-dialog.tsx'

/**
 * `const { confirm, dialog } = useConfirm()`: render `dialog`; `await confirm(question)` resolves to true or
 * false.
 */
export function useConfirm() {
  const [question, setQuestion] = useState<Question | null>(null)
  const resolveRef = useRef<(isConfirmed: boolean) => void>(undefined)

  const confirm = (nextQuestion: Question) =>
    new Promise<boolean>((resolve) => {
      resolveRef.current?.(false)
      resolveRef.current = resolve
      setQuestion(nextQuestion)
    })

  const handleAnswer = (isConfirmed: boolean) => {
    resolveRef.current?.(isConfirmed)
    resolveRef.current = undefined
    setQuestion(null)
  }

  return { confirm, dialog: <LazyConfirmDialog question={question} onAnswer={handleAnswer} /> }
}
