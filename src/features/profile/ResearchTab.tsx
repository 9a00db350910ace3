import { FlaskConical } from 'lucide-react';
import { Card } from '../../shared/ui/Card';
import { EmptyState } from '../../shared/ui/EmptyState';

/** Says plainly that papers come with the research part of Quad. */
export function ResearchTab() {
  return (
    <Card edgeToEdge>
      <EmptyState
        icon={FlaskConical}
        title="Papers will stand here"
        text="This tab opens together with Research, which we are still building."
      />
    </Card>
  );
}
