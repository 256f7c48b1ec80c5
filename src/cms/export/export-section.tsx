import { Download } from 'lucide-react'
import { exportCalls } from '#src/contract/export/export-calls.ts'
import { Card, CardHeader, CardTitle } from '#src/ui/display/card.tsx'
import { AnchorButton } from '#src/ui/controls/link-button.tsx'

/** Downloads everything on the site in files that other systems read. */
export function ExportSection() {
  return (
    <Card role="region" aria-label="Export">
      <CardHeader>
        <CardTitle>Export</CardTitle>
      </CardHeader>
      <div className="grid justify-items-start gap-3 p-5">
        <p className="text-sm text-muted">
          Your posts and projects as Markdown, with all pictures, your profile, resumes, messages
          and redirects, in one ZIP archive. Hugo and Astro read it, and so does Import.
        </p>
        <AnchorButton href={exportCalls.downloadExport.path} download>
          <Download aria-hidden className="size-4" />
          Download export
        </AnchorButton>
      </div>
    </Card>
  )
}
