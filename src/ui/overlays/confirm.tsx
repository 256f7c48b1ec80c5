import { useEffect, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import type { Question } from './confirm-dialog.tsx'

type Asked = { question: Question; answer: (isConfirmed: boolean) => void }

/** Set while `ConfirmHost` is mounted. */
let show: ((asked: Asked) => void) | undefined

/** Asks in the dialog of `ConfirmHost`. A question that is replaced, or whose host is unmounted, is answered with no. */
export const confirm = (question: Question) =>
  new Promise<boolean>((answer) => (show ? show({ question, answer }) : answer(false)))

export function ConfirmHost() {
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => {
    let newest: Asked | undefined
    show = (next) => {
      newest?.answer(false)
      newest = next
      setAsked(next)
    }
    return () => {
      show = undefined
      newest?.answer(false)
    }
  }, [])
  const handleAnswer = (isConfirmed: boolean) => {
    asked?.answer(isConfirmed)
    setAsked(null)
  }
  return asked && <ConfirmDialog question={asked.question} onAnswer={handleAnswer} />
}
