"""Requests to the APIs of ecosyste.ms, with Python 3.11 or later and nothing to install."""
import http.client
import json
import queue
import random
import re
import sys
import threading
import time
import urllib.error
import urllib.request
from urllib.parse import urlencode

# Your program's name and your email address.
USER_AGENT = "my-app/1.0 (you@example.com)"

ATTEMPTS = 10
SECONDS = 120  # for one request, from the connection to the last byte
MAX_WAIT = 3 * 3600  # seconds, over all attempts of a request
MAX_PAGES = 10_000
MAX_BYTES = 500_000_000
# Who may be sent your email address: our services, and programs on this computer, such as the mock server.
SERVICE = re.compile(r"https://[a-z.]+\.ecosyste\.ms/|https?://(localhost|127\.0\.0\.1)(:[0-9]+)?/")

class ApiError(SystemExit):
    """What a service refused. Ends the program with a message, unless the program catches it."""

def get(url, /, **params):
    """Return what a URL returns, from JSON."""
    return _send(_with_query(url, params))[0]

def each_page(url, /, **params):
    """Yield the items of each page and the URL of the next, if there is one."""
    url, seen = _with_query(url, params), set()
    while url:
        if url in seen or len(seen) == MAX_PAGES:
            raise ApiError(f"Stopped, because the list repeats or has no end: {url}")
        seen.add(url)
        items, url, headers = _send(url)
        if not isinstance(items, list):
            raise ApiError(f"Stopped, because it's no list: {url}")
        link = re.search(r'<([^>]+)>;\s*rel="next"', headers.get("Link", ""))
        url = link and _on_same_host(link[1], url)
        yield items, url

def pages(url, /, **params):
    """Yield every item of a list, page after page."""
    for items, _ in each_page(url, **params):
        yield from items

def post(url, /, **body):
    """Send a JSON body to an operation that only reads, such as the bulk lookup."""
    return _send(url, body)[0]

def run_job(api, /, minutes=10, **params):
    """Create a job, poll until it ends, and return its results."""
    # A second POST would create a second job, so only a 429 is retried.
    job, url, _ = _send(_with_query(f"{api}/jobs", params), {}, retry=(429,))
    end, pause = time.monotonic() + minutes * 60, 1
    while job["status"] != "complete":
        if job["status"] == "error":
            raise ApiError(f"{url} failed: {job['results']!r}")
        if time.monotonic() > end:
            raise ApiError(f"{url} is still {job['status']!r}: read it later")
        time.sleep(pause)
        pause = min(pause * 1.5, 15)
        job = get(url)
    return job["results"]

def one_line(text):
    """Return another's text without what a terminal or a log would obey."""
    return "".join(letter if letter.isprintable() else " " for letter in str(text))

def write_csv(rows):
    """Write rows to standard output, so that a spreadsheet runs no text, whichever separator it splits at."""
    sys.stdout.reconfigure(encoding="utf-8", newline="")  # the same file on every system
    for row in rows:
        sys.stdout.write(",".join(map(_cell, row)) + "\r\n")

def _cell(value):
    if value is None or isinstance(value, (int, float)):
        return "" if value is None else str(value)
    text = re.sub('(?:(?<![^,;|"])|(?<=[\\s:^])(?=[^\\s:^]+[(|]))(?=\\s*[=+\\-@＝＋－＠﹦﹢﹣﹫])', "'", one_line(value))
    return '"' + text.replace('"', '""') + '"' if re.search("[,;|\"']", text) else text

def _send(url, body=None, retry=(429, 502, 503, 504)):
    """Return the JSON of a response, its URL and its headers. Waits and retries if that can help."""
    data = None if body is None else json.dumps(body).encode()
    if not SERVICE.match(url):
        raise ApiError(f"Not requested, because it's no service of ecosyste.ms: {url!r}")
    waited = 0
    for attempt in range(ATTEMPTS):
        request = urllib.request.Request(url, data, {"Content-Type": "application/json"} if data else {})
        try:
            status, own, headers, text = _within(SECONDS, lambda: _read(request))
            if status in (200, 201, 202):
                result = json.loads(text)
                if status != 202:
                    return result, own, headers
                # Being synced: read the record, because the lookup would queue another sync.
                url = _on_same_host(result["repository_url"] if "/lookup" in own else own, url)
        except (OSError, ValueError, LookupError, TypeError, http.client.HTTPException) as error:
            # A program that goes on without an answer would wait for the next one as long.
            raise SystemExit(f"No JSON from {url}: {error}. Check the URL, and your connection or proxy.") from None
        problem = "still being synced, try again tomorrow" if status == 202 else repr(text[:300].decode(errors="replace"))
        pause = _seconds(headers) if status < 500 else min(2**attempt, 60)
        waited += pause
        if status not in (202, *retry) or attempt == ATTEMPTS - 1 or waited > MAX_WAIT:
            raise ApiError(f"{status} from {url}: {problem}")
        time.sleep(pause)

def _read(request):
    """Return the status, URL, headers and body of a response."""
    try:
        response = _opener.open(request, timeout=SECONDS)
    except urllib.error.HTTPError as error:
        response = error
    with response:
        body = response.read(MAX_BYTES)
        if len(body) == MAX_BYTES:
            raise ValueError(f"more than {MAX_BYTES} bytes")
        return response.status, response.url, response.headers, body

def _within(seconds, work):
    """Do work in a thread of its own: a socket's time limit is for each read, so a slow server could go on for ever."""
    results = queue.SimpleQueue()

    def run():
        try:
            results.put((work(), None))
        except BaseException as error:
            results.put((None, error))

    threading.Thread(target=run, daemon=True).start()
    try:
        result, error = results.get(timeout=seconds)
    except queue.Empty:
        raise TimeoutError(f"no complete response within {seconds} seconds") from None
    if error:
        raise error
    return result

def _seconds(headers):
    """Read how long to wait: seconds or a Unix time, at most an hour. A random part keeps clients from retrying together."""
    text = headers.get("Retry-After") or headers.get("X-RateLimit-Reset") or ""
    seconds = int(text) if re.fullmatch("[0-9]{1,10}", text) else 60
    if seconds > 86400:
        seconds -= time.time()
    return min(max(seconds, 1), 3600) * random.uniform(1, 1.1)

def _with_query(url, params):
    query = urlencode(params, doseq=True)
    return f"{url}{'&' if '?' in url else '?'}{query}" if query else url

def _on_same_host(target, url):
    """Return where a response leads. Some services link to http://, so keep the scheme."""
    scheme, host = re.match("(https?:)(//[^/]+/)", url).groups()
    rest = re.sub("^https?:", "", target)
    if not rest.startswith(host):
        raise ApiError(f"Not followed, because it isn't on {host}: {target!r}")
    return scheme + rest

class _Redirects(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, request, response, code, message, headers, target):
        target = _on_same_host(target, request.full_url)
        return super().redirect_request(request, response, code, message, headers, target)

_opener = urllib.request.build_opener(_Redirects)
_opener.addheaders = [("User-Agent", USER_AGENT)]
