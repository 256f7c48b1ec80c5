import { Download, Eye, FileText, Trash2 } from 'lucide-react'
import { resumeCalls } from '#src/contract/resumes/resume-calls.ts'
import type { Resume } from '#src/contract/resumes/resume-schemas.ts'
import { uploadMessages } from '#src/contract/uploads/upload-messages.ts'
import { formatFileSize } from '#src/lib/format/file-size.ts'
import { failed } from '#src/cms/components/screen/run-action.ts'
import { RelativeDate } from '#src/cms/components/screen/relative-date.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { AnchorButton } from '#src/ui/controls/link-button.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { Tooltip } from '#src/ui/overlays/tooltip.tsx'

type ResumeRowProps = {
  resume: Resume
  isBusy: boolean
  onOpen: () => void
  onActivate: () => void
  onDelete: () => void
}

const explainDisabled = () => failed(uploadMessages.activeResume)

export function ResumeRow({ resume, isBusy, onOpen, onActivate, onDelete }: ResumeRowProps) {
  const { originalName, size, uploadedAt, isActive } = resume
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-border bg-surface px-4 py-3 sm:flex-nowrap">
      <div className="flex min-w-0 items-center gap-3">
        <FileText aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.5} />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
          <p className="flex items-center gap-2">
            <button
              type="button"
              aria-haspopup="dialog"
              title={`Open ${originalName}`}
              onClick={onOpen}
              className="min-h-6 truncate font-medium underline-offset-4 hover:text-accent hover:underline pointer-coarse:min-h-11"
            >
              {originalName}
            </button>
            {isActive && <Badge tone="success">Active</Badge>}
          </p>
          <p className="flex gap-3 font-mono text-xs text-muted tabular-nums">
            <span>{formatFileSize(size)}</span>
            <RelativeDate iso={uploadedAt} />
          </p>
        </div>
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-1">
        {!isActive && (
          <Button disabled={isBusy} onClick={onActivate}>
            Set Active
          </Button>
        )}
        <ResumeFileLinks resume={resume} />
        <Tooltip label={isActive ? uploadMessages.activeResume : 'Delete'}>
          <IconButton
            label={`Delete ${originalName}`}
            icon={Trash2}
            disabled={isBusy}
            // Not `disabled`: keyboard and touch users could not reach the explanation.
            aria-disabled={isActive || undefined}
            onClick={isActive ? explainDisabled : onDelete}
          />
        </Tooltip>
      </div>
    </li>
  )
}

function ResumeFileLinks({ resume }: { resume: Resume }) {
  const { originalName, url, isActive } = resume
  const style = { variant: 'ghost', size: 'icon' } as const
  return (
    <>
      <Tooltip label="Preview">
        <AnchorButton
          {...style}
          icon={Eye}
          href={url}
          target="_blank"
          rel="noopener"
          aria-label={`Preview ${originalName}`}
        />
      </Tooltip>
      <Tooltip label="Download">
        <AnchorButton
          {...style}
          icon={Download}
          href={isActive ? resumeCalls.downloadResume.path : url}
          download={originalName}
          aria-label={`Download ${originalName}`}
        />
      </Tooltip>
    </>
  )
}
