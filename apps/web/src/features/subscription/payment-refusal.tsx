import { TriangleAlert } from 'lucide-react';

/** Why the bank said no, in the form itself: it stands there until something else is tried. */
export function PaymentRefusal({ words }: { words: string | null }) {
  return (
    <div role="alert" className="payment-refusal">
      {words !== null && (
        <p className="flex items-start gap-2.5 rounded-md bg-danger-soft px-3.5 py-3 text-small text-danger">
          <TriangleAlert aria-hidden="true" size={20} className="mt-0.5 flex-none" />
          {words}
        </p>
      )}
    </div>
  );
}
