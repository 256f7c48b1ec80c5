'use client'

import { TIMES } from '#src/contract/limits.ts'
import { parseInBrowser } from '#src/content/parse-browser.ts'
import { plainText } from '#src/content/plain-text.ts'
import { renderTree } from '#src/content/render-tree.ts'
import { Button } from '#src/ui/button.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#src/ui/dialog.tsx'
import { appendSegment } from './insert-segments.ts'
import { postToForm } from './post-form.ts'
import type { PostForm } from './post-form.ts'
import type { Conflict } from './use-post-save.ts'

type ConflictDialogProps = {
  conflict: Conflict
  onClose: () => void
  /** Goes on with this form, on top of the version that is stored now. */
  onTake: (form: PostForm, etag: string | null) => void
  onSaveMine: (form: PostForm, etag: string | null) => void
}

/** Somebody saved the post since it was opened here: both texts, and every way to go on. */
export function ConflictDialog({ conflict, onClose, onTake, onSaveMine }: ConflictDialogProps) {
  const { theirs, mine } = conflict
  const stored = postToForm(theirs.data)
  const both = { ...mine, content: appendSegment(stored.content, mine.content) }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="This post was changed elsewhere"
        description="It was saved in another tab or by somebody else since you opened it. Nothing is lost: choose what to keep."
        className="max-w-4xl"
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Version name="Theirs" hint="as it is stored now" form={stored} />
          <Version name="Mine" hint="as it stands in this tab" form={mine} />
        </div>
        <DialogFooter>
          <Button onClick={() => onTake(stored, theirs.etag)}>Take theirs</Button>
          <Button onClick={() => onTake(both, theirs.etag)}>Both texts, mine below</Button>
          <Button variant="primary" onClick={() => onSaveMine(mine, theirs.etag)}>
            Save mine
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

type VersionProps = { name: string; hint: string; form: PostForm }

function Version({ name, hint, form }: VersionProps) {
  const text = plainText(renderTree(form.content, parseInBrowser))
  return (
    <section aria-label={name} className="grid min-w-0 content-start gap-2">
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-sm font-medium">
          {name} <span className="font-normal text-muted">{hint}</span>
        </h3>
        <CopyButton
          text={form.content}
          confirmation={TIMES.copyConfirmation}
          className="shrink-0"
        />
      </div>
      <div
        tabIndex={0}
        role="region"
        aria-label={`${name}, as text`}
        className="max-h-64 overflow-y-auto rounded-card border border-border bg-raised p-3 text-sm break-words whitespace-pre-wrap"
      >
        <p className="font-semibold">{form.title}</p>
        <p className="text-muted">{form.excerpt}</p>
        <p className="mt-3">{text}</p>
      </div>
    </section>
  )
}
