import { Trash2 } from 'lucide-react'
import { screens } from '#src/cms/frame/screens.ts'
import { LinkButton } from '#src/ui/link-button.tsx'

/** The way from a list to what was deleted from it. */
export function TrashLink() {
  return (
    <LinkButton href={screens.trash.href} variant="ghost">
      <Trash2 aria-hidden className="size-4" />
      {screens.trash.label}
    </LinkButton>
  )
}
