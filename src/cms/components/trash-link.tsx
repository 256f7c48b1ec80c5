import { Trash2 } from 'lucide-react'
import { screens } from '#src/cms/screens.ts'
import { LinkButton } from '#src/ui/controls/link-button.tsx'

/** Link from a list to the trash. */
export function TrashLink() {
  return (
    <LinkButton href={screens.trash.href} variant="ghost">
      <Trash2 aria-hidden className="size-4" />
      {screens.trash.label}
    </LinkButton>
  )
}
