import { useState, type ReactNode } from 'react';
import { lazyLayer } from '#shared/lazy/lazyLayer';
import { ReportContext, type ReportSubject } from '#shared/report/useReport';

const ReportFlow = lazyLayer(
  async () => (await import(/* webpackChunkName: "report" */ './report/ReportFlow')).ReportFlow,
);

/** Lets everything below it open the dialog to report something. */
export function ReportLayer({ children }: { readonly children: ReactNode }) {
  const [subject, setSubject] = useState<ReportSubject | null>(null);
  return (
    <ReportContext value={setSubject}>
      {children}
      {subject ? <ReportFlow subject={subject} onClose={() => setSubject(null)} /> : null}
    </ReportContext>
  );
}
