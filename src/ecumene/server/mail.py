"""Mail: how somebody who lost a password is sent a ticket for a new one, if the host has set up a mail server."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from typing import Final
from urllib.parse import unquote, urlsplit

import structlog

from ecumene.server.settings import Settings
from ecumene.server.voice import texts

PATIENCE: Final = 20.0  # seconds
SMTP, SMTPS = 25, 465

log = structlog.get_logger()


async def send_ticket(settings: Settings, address: str, language: str, name: str, ticket: str) -> None:
    """Tell a person, in their language, how to choose a new password."""
    words = texts(language, "")
    message = EmailMessage()
    message["Subject"] = words.say("server-mail-reset-subject")
    message["From"] = settings.mail_from or unquote(urlsplit(settings.mail).username or "")
    message["To"] = address
    message.set_content(words.say("server-mail-reset-body", name=name, ticket=ticket))
    try:
        await asyncio.to_thread(_send, settings.mail, message)
    except (OSError, smtplib.SMTPException) as error:  # what it says may name the person
        log.error("mail-not-sent", error=type(error).__name__)


def _send(server: str, message: EmailMessage) -> None:
    """Hand a message to a mail server, encrypted if the server can."""
    parts = urlsplit(server)
    host = parts.hostname or "localhost"
    with _connected(parts.scheme, host, parts.port) as smtp:
        smtp.ehlo_or_helo_if_needed()
        if parts.scheme != "smtps" and smtp.has_extn("starttls"):
            smtp.starttls(context=ssl.create_default_context())
        if parts.username:
            smtp.login(unquote(parts.username), unquote(parts.password or ""))
        smtp.send_message(message)


def _connected(scheme: str, host: str, port: int | None) -> smtplib.SMTP:
    if scheme == "smtps":
        context = ssl.create_default_context()
        return smtplib.SMTP_SSL(host, port or SMTPS, timeout=PATIENCE, context=context)
    return smtplib.SMTP(host, port or SMTP, timeout=PATIENCE)
