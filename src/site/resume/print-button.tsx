import { Button } from '#src/ui/controls/button.tsx'

export const PrintButton = () => (
  <Button className="needs-script" data-page-button="print">
    Print
  </Button>
)
