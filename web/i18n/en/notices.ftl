### Texts about notices of turns, on the settings page.
###
### Sentences end with a full stop, buttons and headings do not.

notices-lead = In games that last days, we tell you when it's your turn.

## This browser

notices-browser = This browser
notices-browser-off = Get a notification here, even when Antorcha is closed.
notices-browser-on = On. Notifications of your turn show up here.
notices-browser-denied = Your browser blocks notifications from Antorcha. Allow them in the site settings next to the address, then reload this page.
notices-browser-needs-install = On iPhone and iPad, Antorcha must be on your Home Screen. Tap Share, then “Add to Home Screen”. Open it there and come back to this page.
notices-browser-insecure = Browsers show notifications only from secure addresses (https). Ask the operator of this server.
notices-browser-unsupported = This browser can't show notifications. Try another browser, or one of the ways below.
notices-turn-on = Turn on notifications
notices-turn-off = Turn off notifications
notices-no-service = Your browser can't reach its push service. Check your connection and try again.

## Email

notices-mail = Email
notices-mail-address = Email address
notices-mail-help = Each email has a link to stop them. Leave it empty to delete your address.
notices-mail-save = Save address
notices-mail-saved = Address saved.
notices-mail-confirm = We've sent an email to { $address }. Open its link to confirm the address.
notices-mail-removed = Address deleted.
notices-mail-switch = Email me on my turn
notices-mail-account = To get emails, create an account first.

## Channels

notices-channels = Your devices and apps
notices-this-browser = this browser
notices-other-browser = another browser
notices-some-browser = Browser
notices-format-discord = Discord
notices-format-slack = Slack
notices-format-ntfy = ntfy
notices-format-plain = Webhook
notices-state-on = Working
notices-state-off = Off
notices-switch = On
notices-switch-name = Notices: { $name }
notices-test = Test
notices-test-name = Test { $name }
notices-tested = Test sent.
notices-remove = Remove
notices-remove-name = Remove { $name }
notices-problem = { $code ->
    [bad_address] The address is invalid. Remove it and add it again.
    [private_address] The address is on a private network, and this server doesn't use those.
    [unknown_host] The last notice failed: there's no server at this address.
    [unreachable] The last notice failed: the other server didn't answer.
    [bad_certificate] The last notice failed: the other server's certificate is invalid.
    [too_slow] The last notice failed: the other server took too long.
    [bad_answer] The last notice failed: the other server's answer makes no sense.
    [redirect] The last notice failed: the address leads to another one. Use that one.
    [refused] The last notice was refused. Check the address.
    [busy] The last notice failed: the other server is busy.
    [gone] There's nothing at this address any more. Remove it.
    [bad_recipient] Your mail server doesn't know this address. Check it.
   *[unknown] The last notice failed.
  }

## Other apps

notices-add-app = Add Discord, Slack, ntfy or a webhook
notices-app = App
notices-app-discord = Discord
notices-app-slack = Slack
notices-app-ntfy = ntfy
notices-app-plain = Your own program
notices-app-help-discord = In Discord, edit a channel and create a webhook under Integrations. Copy its address.
notices-app-help-slack = In Slack, add an incoming webhook to a channel. Copy its address.
notices-app-help-ntfy = Use the address of your topic, such as https://ntfy.sh/my-secret-topic.
notices-app-help-plain = Your program gets a POST with signed JSON on each of your turns.
notices-url = Web address
notices-name = Name (optional)
notices-add = Add
notices-added = Added. Send a test to try it.
notices-secret = With this key your program can check that a notice is ours. Copy it now, you won't see it again:
notices-copy = Copy key
notices-copied = Key copied.

## When

notices-when = When
notices-delay-label = How soon
notices-delay-help = After you've seen your turn and left, we always wait a while.
notices-delay-usual = Right away, emails later
notices-delay-none = Right away
notices-delay = { $minutes ->
    [15] After 15 minutes
    [60] After an hour
    [1440] After a day
   *[other] After { $hours } hours
  }
notices-quiet = Quiet hours
notices-quiet-help = Notices wait until they end.
notices-quiet-from = From
notices-quiet-to = To
notices-zone = In this device's time zone: { $zone }.
