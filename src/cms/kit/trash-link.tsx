import { Trash2 } from 'lucide-react'
import { LinkButton } from '#src/ui/link-button.tsx'

/** The way from a list to what was deleted from it. */
export function TrashLink() {
  return (
    <LinkButton href="/cms/trash" variant="ghost">
      <Trash2 aria-hidden className="size-4" />
      Trash
    </LinkButton>
  )
}
