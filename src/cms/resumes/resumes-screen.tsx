'use client'

import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { resumeCalls } from '#src/contract/resumes/resume-calls.ts'
import { RESUME_MIME_TYPE } from '#src/contract/resumes/resume-schemas.ts'
import { resumeListOptions } from '#src/queries/resume-queries.ts'
import { useUpload } from '#src/queries/use-upload.ts'
import { DropZone } from '#src/cms/uploads/drop-zone.tsx'
import { LoadedList } from '#src/cms/components/list/loaded-list.tsx'
import { ScreenHeader } from '#src/cms/components/screen/screen-header.tsx'
import { UploadList } from '#src/cms/uploads/upload-list.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { COUNTS } from '#src/contract/limits.ts'
import { Skeleton, SkeletonList } from '#src/ui/display/skeleton.tsx'
import { createUploadStore, useUploadQueue } from '#src/cms/uploads/upload-queue.ts'
import { ActiveResumeCard } from './active-resume-card.tsx'
import { CreateResumeMenu } from './create-resume-menu.tsx'
import { ResumeList } from './resume-list.tsx'
import { validateResumeFile } from './validate-resume-file.ts'

const store = createUploadStore()

export function ResumesScreen() {
  const { mutateAsync: send } = useUpload(resumeCalls.uploadResume)
  const uploads = useUploadQueue({ store, validate: validateResumeFile, send, noun: 'resume' })
  const input = useRef<HTMLInputElement>(null)
  const chooseFile = () => input.current?.click()
  return (
    <>
      <ScreenHeader title="Resume Manager">
        {/* On phones without icons, so that both buttons fit on one line. */}
        <div className="flex flex-wrap gap-2 max-sm:[&_svg]:hidden">
          <CreateResumeMenu />
          <Button icon={Upload} variant="primary" onClick={chooseFile}>
            Upload Resume
          </Button>
        </div>
      </ScreenHeader>
      <ActiveResumeCard />
      <DropZone
        label="Drop PDF resume here or click to upload"
        hint="Only PDF files are supported (max 10MB)"
        input={input}
        accept={RESUME_MIME_TYPE}
        // Only the first of the files is used (S5-resume-01).
        onFiles={(files) => uploads.add(files.slice(0, 1))}
      />
      <UploadList uploads={uploads} />
      <section aria-labelledby="all-resumes" className="grid gap-3">
        <h2 id="all-resumes" className="text-base font-semibold">
          All Resume Files
        </h2>
        <LoadedList options={resumeListOptions()} noun="resume" skeletons={<ResumeSkeletons />}>
          {(known) => <ResumeList resumes={known} onUpload={chooseFile} />}
        </LoadedList>
      </section>
    </>
  )
}

/** 3 placeholders in the shape of a row (S2-resume-08). */
function ResumeSkeletons() {
  return (
    <SkeletonList count={COUNTS.resumeSkeletons} label="Loading resumes" className="grid gap-2">
      <div className="grid gap-2 rounded-card border border-border bg-surface px-4 py-4">
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="h-3 w-1/5" />
      </div>
    </SkeletonList>
  )
}
