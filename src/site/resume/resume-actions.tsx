import { AnchorButton } from '#src/ui/controls/link-button.tsx'
import { PrintButton } from './print-button.tsx'

/** Other formats of the resume: file, print, JSON, vCard. */
export function ResumeActions({ hasFile }: { hasFile: boolean }) {
  return (
    <div className="grid grid-cols-2 items-center gap-2 sm:flex print:hidden">
      <p aria-hidden className="mr-auto font-mono text-xs text-muted max-sm:col-span-2">
        {'// resume'}
      </p>
      {hasFile && (
        <AnchorButton href="/api/resume" target="_blank" rel="noopener" variant="primary">
          Download PDF
        </AnchorButton>
      )}
      <PrintButton />
      <AnchorButton href="/resume.json" type="application/json" variant="ghost">
        JSON Resume
      </AnchorButton>
      <AnchorButton href="/contact.vcf" type="text/vcard" variant="ghost">
        Save contact
      </AnchorButton>
    </div>
  )
}
