import { useQuery } from '@tanstack/react-query'
import { Download, Eye, FileCheck2 } from 'lucide-react'
import { pageViewCalls } from '#src/contract/page-views/page-view-calls.ts'
import { resumeCalls } from '#src/contract/resumes/resume-calls.ts'
import type { Resume } from '#src/contract/resumes/resume-schemas.ts'
import { formatFileSize } from '#src/lib/format/file-size.ts'
import { activeResumeOptions, resumeListOptions } from '#src/queries/resume-queries.ts'
import { callQuery } from '#src/queries/call-query.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { LoadFailure } from '#src/cms/components/screen/load-failure.tsx'
import { RelativeDate } from '#src/cms/components/screen/relative-date.tsx'
import { Card, CardBody, CardHeader } from '#src/ui/display/card.tsx'
import { AnchorButton } from '#src/ui/controls/link-button.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'

export function ActiveResumeCard() {
  const hasFiles = useQuery({ ...resumeListOptions(), select: ({ length }) => length > 0 })
  // Without files the request would fail with 404, so it is skipped.
  const isAsked = hasFiles.data ?? hasFiles.isError
  const active = useQuery({ ...activeResumeOptions(), enabled: isAsked })
  const isNone = hasFiles.data === false || active.data === null
  return (
    <Card>
      <CardHeader title="Active Resume" />
      <CardBody className="flex flex-wrap items-center justify-between gap-4 p-5">
        {active.isPending && !isNone && <Skeleton className="h-10 w-64" />}
        {active.isError && active.data === undefined && (
          <LoadFailure name="The active resume" onRetry={() => void active.refetch()} />
        )}
        {isNone && <p className="text-muted">No resume is active yet.</p>}
        {!isNone && active.data && <ActiveResume resume={active.data} />}
      </CardBody>
    </Card>
  )
}

function DownloadCount() {
  const { data } = useQuery(callQuery(pageViewCalls.getVisits))
  if (!data) return null
  return <p className="text-xs text-muted">Downloaded by {pluralize(data.downloads, 'visitor')}.</p>
}

function ActiveResume({ resume }: { resume: Resume }) {
  return (
    <>
      <div className="flex min-w-0 items-center gap-3">
        <FileCheck2 aria-hidden className="size-6 shrink-0 text-success" strokeWidth={1.5} />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
          <p className="truncate font-medium">{resume.originalName}</p>
          <p className="text-xs text-muted">
            This is the resume visitors download. {formatFileSize(resume.size)}, uploaded{' '}
            <RelativeDate iso={resume.uploadedAt} />.
          </p>
          <DownloadCount />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <AnchorButton icon={Eye} href={resume.url} target="_blank" rel="noopener">
          Preview
        </AnchorButton>
        <AnchorButton
          icon={Download}
          href={resumeCalls.downloadResume.path}
          target="_blank"
          rel="noopener"
        >
          Download
        </AnchorButton>
      </div>
    </>
  )
}
