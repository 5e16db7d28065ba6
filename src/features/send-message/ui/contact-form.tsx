import { yupResolver } from '@hookform/resolvers/yup';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';

import { i18n } from '@contract/i18n';
import { errorMessage, failureStatus } from '@/shared/api';
import { fieldProps, useFormSubmit, useTabDraft } from '@/shared/form';
import { useIsShown } from '@/shared/lib/timing';
import { useAppSelector } from '@/shared/redux';
import { selectUser } from '@/shared/session';
import { useToast } from '@/shared/toast';
import { Button } from '@/shared/ui/button';
import { FieldRow, Form, FormError } from '@/shared/ui/form-layout';
import { LiveRegion } from '@/shared/ui/live-region';
import { MessageWithElements } from '@/shared/ui/message-with-elements';
import { EmailField, TextAreaField, TextField } from '@/shared/ui/text-field';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { useSendMessageMutation } from '../api/send-message-endpoints';
import { contactMessageSchema, type ContactMessageValues } from '../model/contact-message-schema';

/** What this tab keeps until it is sent. */
const keptFields = ['name', 'email', 'subject', 'message'] as const;

/** A honeypot: a hidden field that only bots fill in. */
const Honeypot = styled(VisuallyHidden)({ insetInlineStart: -9999 });

/** A ref for the heading, which gets the focus when what is below it is replaced. */
const useFocusOnReplacement = (sent: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(sent);
  useEffect(() => {
    if (shown.current === sent) return;
    shown.current = sent;
    heading.current?.focus();
  }, [sent]);
  return heading;
};

interface ContactFormProps {
  /** The house's own, to write to where scripts are off. */
  email?: string;
}

const WriteInstead = ({ email }: Required<ContactFormProps>) => (
  <MessageWithElements
    text={i18n.t('Please write to <email/> instead.')}
    elements={{
      email: () => (
        <Link component="a" href={`mailto:${email}`} dir="ltr">
          {email}
        </Link>
      ),
    }}
  />
);

/**
 * The form of Contact Us (sections 2, 5 and 8). The fields keep their text, also in this tab, until the
 * message was sent, which is then said in the form's place. A customer's name and email are filled in. A
 * toast says what became of the message only to who has left the form.
 */
export const ContactForm = ({ email }: ContactFormProps) => {
  const toast = useToast();
  const isShown = useIsShown();
  const user = useAppSelector(selectUser);
  const [sent, setSent] = useState(false);
  const heading = useFocusOnReplacement(sent);
  const sentMessage = i18n.t('Message sent successfully! We will get back to you soon.');
  const failedMessage = i18n.t('Failed to send message. Please try again later.');
  const [sendMessage] = useSendMessageMutation();
  const form = useForm<ContactMessageValues>({
    resolver: yupResolver(contactMessageSchema),
    defaultValues: contactMessageSchema.getDefault(),
    values: {
      ...contactMessageSchema.getDefault(),
      name: user?.name ?? '',
      email: user?.email ?? '',
    },
    // A session that is found after the page was opened leaves what was typed meanwhile.
    resetOptions: { keepDirtyValues: true },
  });
  const forgetDraft = useTabDraft(form, 'contact', keptFields);
  const { failure, busy, onSubmit } = useFormSubmit(form, {
    send: ({ website, ...written }) =>
      sendMessage(website === '' ? written : { ...written, website }),
    onSuccess: () => {
      forgetDraft();
      if (!isShown()) toast.success(sentMessage);
      setSent(true);
    },
    fallback: (error) =>
      failureStatus(error) === 429 ? errorMessage(error, failedMessage) : failedMessage,
    onError: ({ message }) => {
      if (!isShown()) toast.error(message);
    },
  });

  const writeAnother = () => {
    form.reset(undefined, { keepDirtyValues: false });
    setSent(false);
  };

  return (
    <section>
      <Typography
        ref={heading}
        variant="h3"
        component="h2"
        tabIndex={-1}
        sx={{ marginBlockEnd: sent ? 4 : 6 }}
      >
        {sent ? i18n.t('Thank you') : i18n.t('Send a message')}
      </Typography>
      <LiveRegion>{sent && sentMessage}</LiveRegion>
      {sent ? (
        <>
          <Typography variant="lead" sx={{ marginBlockEnd: 6, maxInlineSize: '26rem' }}>
            {sentMessage}
          </Typography>
          <Button variant="text" onClick={writeAnother}>
            {i18n.t('Write another message')}
          </Button>
        </>
      ) : (
        <Form
          noValidate
          onSubmit={onSubmit}
          insteadOfScripts={email !== undefined && <WriteInstead email={email} />}
        >
          <FieldRow>
            <TextField label={i18n.t('Name')} autoComplete="name" {...fieldProps(form, 'name')} />
            <EmailField {...fieldProps(form, 'email')} />
          </FieldRow>
          <TextField label={i18n.t('Subject')} {...fieldProps(form, 'subject')} />
          <TextAreaField label={i18n.t('Message')} {...fieldProps(form, 'message')} />
          <Honeypot aria-hidden="true">
            <label>
              {i18n.t('Website')}
              <input type="text" tabIndex={-1} autoComplete="off" {...form.register('website')} />
            </label>
          </Honeypot>
          <FormError>{failure.message}</FormError>
          <div>
            <Button type="submit" busy={busy} busyLabel={i18n.t('Sending...')}>
              {i18n.t('Send Message')}
            </Button>
          </div>
        </Form>
      )}
    </section>
  );
};
