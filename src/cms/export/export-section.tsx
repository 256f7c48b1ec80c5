import { Download } from 'lucide-react'
import { exportCalls } from '#src/contract/export/export-calls.ts'
import { Card, CardHeader } from '#src/ui/display/card.tsx'
import { AnchorButton } from '#src/ui/controls/link-button.tsx'

export function ExportSection() {
  return (
    <Card role="region" aria-label="Export">
      <CardHeader title="Export" />
      <div className="grid justify-items-start gap-3 p-5">
        <p className="text-sm text-muted">
          Download everything as one ZIP archive: posts and projects as Markdown, plus images,
          profile, resumes, messages and redirects. You can use it with Hugo or Astro, or import it
          into another Folio site.
        </p>
        <AnchorButton icon={Download} href={exportCalls.downloadExport.path} download>
          Download export
        </AnchorButton>
      </div>
    </Card>
  )
}
