import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#src/cms/components/questions/lazy-dialog.tsx'
import { Button } from '#src/ui/controls/button.tsx'

export const SavedAnswersDialog = lazyDialog({
  name: 'The saved answers',
  load: async () => (await import('./saved-answers-dialog.tsx')).SavedAnswersDialog,
})

export function SavedAnswersButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={MessageSquareText} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Saved answers
      </Button>
      {isOpen && <SavedAnswersDialog onClose={() => setOpen(false)} />}
    </>
  )
}
