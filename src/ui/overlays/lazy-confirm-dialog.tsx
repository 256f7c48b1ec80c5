'use client'

import { useEffect, useState } from 'react'
import { onFirstInteraction } from '#src/lib/browser/on-first-interaction.ts'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import type { ConfirmDialogProps, Question } from './confirm-dialog.tsx'

const Loaded = lazyComponent<ConfirmDialogProps>(
  async () => (await import('./confirm-dialog.tsx')).ConfirmDialog,
)

/**
 * Loaded at the first interaction, so that a screen that asks nothing shows sooner. Where that fails, the browser's own
 * dialog asks.
 */
export function LazyConfirmDialog({ question, onAnswer }: ConfirmDialogProps) {
  // Stays afterwards: it closes with an animation.
  const [isUsed, setIsUsed] = useState(false)
  useEffect(() => onFirstInteraction(Loaded.preload), [])
  if (question && !isUsed) setIsUsed(true)
  if (!isUsed) return null
  const askWithout = () => {
    setIsUsed(false)
    onAnswer(question !== null && confirm(textOf(question)))
  }
  return <Loaded question={question} onAnswer={onAnswer} onLoadError={askWithout} />
}

const textOf = ({ title, description }: Question) =>
  [title, description].filter(Boolean).join('\n\n')
