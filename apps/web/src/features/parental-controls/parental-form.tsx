import { CallError } from '@sagolykta/contract/call-error';
import {
  changeParentalControls,
  type ParentalControls,
  type ParentalControlsInput,
} from '@sagolykta/contract/parental-controls';
import { routes } from '@sagolykta/contract/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Moon } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { api } from '../../shared/api/api.ts';
import { useLanguage, useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Field, Select, TextArea } from '../../shared/ui/field.tsx';
import { List } from '../../shared/ui/list.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { SwitchRow } from '../../shared/ui/switch.tsx';
import { parentalTexts } from './parental-texts.ts';
import { PinFields } from './pin-fields.tsx';

const eveningChoices = Array.from({ length: 10 }, (_, index) => index + 1);
const quarters = Array.from({ length: 96 }, (_, index) => {
  const [hour, minute] = [Math.floor(index / 4), (index % 4) * 15];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
});
const usualBedtime = { from: '17:00', to: '21:00' };
type ParentalErrors = Partial<Record<'avoid' | 'currentPin' | 'password' | 'newPin', string>>;

interface ParentalFormProps {
  readonly controls: ParentalControls;
  /** Without a password that could stand in for the PIN. */
  readonly isGuest: boolean;
}

export function ParentalForm({ controls, isGuest }: ParentalFormProps) {
  const text = useTexts(parentalTexts);
  const [hasBedtime, setBedtime] = useState(controls.bedtime !== null);
  const [errors, setErrors] = useState<ParentalErrors>({});
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: (body: ParentalControlsInput) => api.changeParentalControls({ body }),
    onSuccess: (saved) => {
      queries.setQueryData([routes.changeParentalControls.path], saved);
      tell({ title: text.saved });
    },
    onError: (error) => {
      const code = error instanceof CallError ? error.code : undefined;
      if (code === 'wrong-pin') return setErrors({ currentPin: text.errors.currentPin });
      if (code === 'wrong-password') return setErrors({ password: text.errors.password });
      tell({ title: code === 'too-many-requests' ? text.errors.tooMany : text.failed, kind: 'danger' });
    },
  });

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const result = changeParentalControls.body.safeParse(inputFrom(new FormData(event.currentTarget)));
    const refused = result.error?.issues.map(({ path }) => path[0]) ?? [];
    const names = ['avoid', 'currentPin', 'password', 'newPin'] as const;
    setErrors(
      Object.fromEntries(names.filter((name) => refused.includes(name)).map((name) => [name, text.errors[name]])),
    );
    if (result.success) saving.mutate(result.data as ParentalControlsInput);
  };

  return (
    <form onSubmit={save} noValidate className="grid gap-5">
      <Card>
        <Field label={text.evening}>
          {(control) => (
            <Select {...control} name="storiesPerEvening" defaultValue={controls.storiesPerEvening ?? ''}>
              <option value="">{text.asPlanned}</option>
              {eveningChoices.map((count) => (
                <option key={count} value={count}>
                  {text.count(count)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </Card>
      <List>
        <SwitchRow
          name="hasBedtime"
          icon={<Moon aria-hidden="true" />}
          label={text.bedtime}
          hint={text.bedtimeHint}
          checked={hasBedtime}
          onChange={setBedtime}
        />
        {hasBedtime && (
          <div className="grid grid-cols-2 gap-3 px-4.5 py-4">
            <Time name="from" label={text.from} value={controls.bedtime?.from ?? usualBedtime.from} />
            <Time name="to" label={text.to} value={controls.bedtime?.to ?? usualBedtime.to} />
          </div>
        )}
      </List>
      <Card>
        <Field
          label={text.avoid}
          hint={text.avoidHint}
          {...(errors.avoid === undefined ? {} : { error: errors.avoid })}
        >
          {(control) => (
            <TextArea
              {...control}
              name="avoid"
              rows={3}
              defaultValue={controls.avoid.join('\n')}
              placeholder={text.avoidExample}
            />
          )}
        </Field>
      </Card>
      <PinFields hasPin={controls.hasPin} isGuest={isGuest} errors={errors} />
      <Button type="submit" kind="lamp" size="large" full disabled={saving.isPending}>
        {saving.isPending ? text.saving : text.save}
      </Button>
    </form>
  );
}

/** A list and not the browser's own time field, which follows the browser's language and not ours: Swedish nights have 24 hours. */
function Time({ name, label, value }: { name: string; label: string; value: string }) {
  const { language } = useLanguage();
  const shown = new Intl.DateTimeFormat(language === 'sv' ? 'sv-SE' : 'en-GB', { timeStyle: 'short', timeZone: 'UTC' });
  const times = quarters.includes(value) ? quarters : [...quarters, value].sort();
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} name={name} defaultValue={value}>
          {times.map((time) => (
            <option key={time} value={time}>
              {shown.format(new Date(`1970-01-01T${time}Z`))}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** As the contract wants it, not yet checked. */
function inputFrom(form: FormData): unknown {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const lines = text('avoid')
    .split('\n')
    .map((line) => line.trim());
  const isWithoutPin = form.has('removePin');
  return {
    storiesPerEvening: text('storiesPerEvening') === '' ? null : Number(text('storiesPerEvening')),
    bedtime: form.has('from') ? { from: text('from'), to: text('to') } : null,
    avoid: lines.filter((line) => line !== ''),
    currentPin: text('currentPin') || null,
    ...(form.has('password') ? { password: text('password') } : {}),
    ...(isWithoutPin ? { newPin: null } : {}),
    ...(!isWithoutPin && text('newPin') !== '' ? { newPin: text('newPin') } : {}),
  };
}
