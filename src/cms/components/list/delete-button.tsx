import { Trash2 } from 'lucide-react'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { Tooltip } from '#src/ui/overlays/tooltip.tsx'

type DeleteButtonProps = { name: string; isDisabled: boolean; onDelete: () => void }

export function DeleteButton({ name, isDisabled, onDelete }: DeleteButtonProps) {
  return (
    <Tooltip label="Delete">
      <IconButton label={`Delete ${name}`} icon={Trash2} disabled={isDisabled} onClick={onDelete} />
    </Tooltip>
  )
}
