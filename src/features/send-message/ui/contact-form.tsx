import { yupResolver } from '@hookform/resolvers/yup';
import { styled } from '@mui/material/styles';
import { useForm } from 'react-hook-form';

import { i18n } from '@contract/i18n';
import { errorMessage, failureStatus } from '@/shared/api';
import { fieldProps, useFormSubmit } from '@/shared/form';
import { useToast } from '@/shared/toast';
import { Button } from '@/shared/ui/button';
import { FieldRow, Form, FormError } from '@/shared/ui/form-layout';
import { EmailField, TextAreaField, TextField } from '@/shared/ui/text-field';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { useSendMessageMutation } from '../api/send-message-endpoints';
import { contactMessageSchema, type ContactMessageValues } from '../model/contact-message-schema';

/** A honeypot: a hidden field that only bots fill in. */
const Honeypot = styled(VisuallyHidden)({ insetInlineStart: -9999 });

/**
 * The form of Contact Us (sections 2, 5 and 8). The fields keep their text until the message was
 * sent.
 */
export const ContactForm = () => {
  const toast = useToast();
  const failedMessage = i18n.t('Failed to send message. Please try again later.');
  const [sendMessage] = useSendMessageMutation();
  const form = useForm<ContactMessageValues>({
    resolver: yupResolver(contactMessageSchema),
    defaultValues: contactMessageSchema.getDefault(),
  });
  const { failure, busy, onSubmit } = useFormSubmit(form, {
    send: ({ website, ...written }) =>
      sendMessage(website === '' ? written : { ...written, website }),
    onSuccess: () => {
      toast.success(i18n.t('Message sent successfully! We will get back to you soon.'));
      form.reset();
    },
    fallback: (error) =>
      failureStatus(error) === 429 ? errorMessage(error, failedMessage) : failedMessage,
    onError: ({ message }) => {
      toast.error(message);
    },
  });

  return (
    <Form noValidate onSubmit={onSubmit}>
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
      <FormError>{failure?.message}</FormError>
      <div>
        <Button type="submit" busy={busy} busyLabel={i18n.t('Sending...')}>
          {i18n.t('Send Message')}
        </Button>
      </div>
    </Form>
  );
};
