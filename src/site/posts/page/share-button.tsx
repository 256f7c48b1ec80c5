'use client'

import { Check, Share2 } from 'lucide-react'
import { TIMES } from '#src/contract/limits.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { useVisibleWithScripts } from '#src/ui/use-hydrated.ts'
import { useCopy } from '#src/ui/use-copy.ts'
import { sharePage } from './share-page.ts'

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
      <Button className={visible} onClick={() => void handleClick()}>
        <Icon aria-hidden className="size-4" />
        {isCopied ? 'Link copied' : 'Share'}
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? 'Link copied' : ''}
      </span>
    </>
  )
}
