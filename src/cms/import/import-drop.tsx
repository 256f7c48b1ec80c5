import { FolderOpen } from 'lucide-react'
import { useId, useRef } from 'react'
import { DropZone } from '#src/cms/uploads/drop-zone.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { FileButton } from '#src/ui/controls/file-input.tsx'
import { Progress } from '#src/ui/display/progress.tsx'
import { namedFiles } from './dropped-files.ts'
import type { ImportUpload } from './use-import-upload.ts'

const ACCEPT = '.zip,.json,.xml,.atom,.md,.mdx,.markdown,.mdown,.mkd'

export function ImportDrop({ upload }: { upload: ImportUpload }) {
  const input = useRef<HTMLInputElement>(null)
  const { current, sending, start, sendDropped, cancel } = upload
  if (sending) return <Uploading share={sending.share} onCancel={cancel} />
  return (
    <section aria-label="Files to import" className="grid gap-3">
      <DropZone
        label="Drop an export, Markdown or a folder here, or click to choose files"
        hint="Supports Ghost, WordPress, Medium, Substack, dev.to and Blogger exports (.zip, .json, .xml, .atom), and Markdown from Hugo, Jekyll, Astro, Hashnode, Notion, Obsidian and others (max 200 MB)"
        input={input}
        accept={ACCEPT}
        isMultiple
        onFiles={(files) => start(namedFiles(files))}
        onDrop={sendDropped}
      />
      <FileButton
        icon={FolderOpen}
        className="justify-self-start"
        input={{
          // Not known to the types of React.
          ...{ webkitdirectory: '' },
          'aria-label': 'Folder to import',
          onFiles: (files) => start(namedFiles(files)),
        }}
      >
        Choose a folder
      </FileButton>
      {current?.problem && (
        <p role="alert" className="text-sm wrap-anywhere text-danger">
          {current.problem}
        </p>
      )}
    </section>
  )
}

function Uploading({ share, onCancel }: { share: number; onCancel: () => void }) {
  const id = useId()
  const isSent = share === 1
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-card border border-border p-5">
      <p id={id} role="status" className="text-sm">
        {isSent ? 'Reading files...' : 'Uploading...'}
      </p>
      <Progress label="Uploading the files" share={share} />
      <p className="text-sm text-muted">Keep this page open until the upload is complete.</p>
      <Button className="justify-self-start" onClick={onCancel}>
        Cancel
      </Button>
    </section>
  )
}
