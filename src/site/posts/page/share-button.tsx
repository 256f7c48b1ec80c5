'use client'

import clsx from 'clsx'
import { Check, Share2 } from 'lucide-react'
import { TIMES } from '#src/contract/limits.ts'
import { useVisibleWithScripts } from '#src/ui/use-hydrated.ts'
import { useCopy } from '#src/ui/use-copy.ts'
import { sharePage } from './share-page.ts'

/** In a line of text, which it does not make higher. */
const CLASSES =
  '-mx-2 -my-1 inline-flex min-h-8 items-center gap-1.5 rounded-chip px-2 text-text transition-colors duration-150 ' +
  'hover:text-accent print:hidden pointer-coarse:-my-2.5 pointer-coarse:min-h-11'

type ShareButtonProps = { title: string; text: string }

export function ShareButton({ title, text }: ShareButtonProps) {
  const visible = useVisibleWithScripts()
  const { isCopied, copy } = useCopy(TIMES.copyConfirmation)
  const handleClick = async () => {
    const page = { title, text, url: location.origin + location.pathname }
    const outcome = await sharePage(page, navigator)
    if (outcome === 'unavailable') await copy(page.url)
  }
  const Icon = isCopied ? Check : Share2
  return (
    <>
      <button type="button" className={clsx(CLASSES, visible)} onClick={() => void handleClick()}>
        <Icon aria-hidden className="size-3.5" />
        {isCopied ? 'Link copied' : 'Share'}
      </button>
      <span role="status" className="sr-only">
        {isCopied ? 'Link copied' : ''}
      </span>
    </>
  )
}
